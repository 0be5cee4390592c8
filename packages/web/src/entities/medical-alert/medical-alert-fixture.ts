import type { Schema } from '@clinic/api'
import type { Alert, Summary } from './alerts-query'

const at = '2026-11-12T02:15:00.000Z'

export const alertFixture = (overrides: Partial<Alert> = {}): Alert => ({
  id: 1,
  patient_id: 1,
  topic: 'allergy',
  kind: 'drug',
  name: 'Amoksisilin',
  note: 'Ruam, 2019',
  state: 'active',
  state_reason: '',
  recorded_by: 'Ayu Lestari',
  recorded_at: at,
  changed_by: 'Ayu Lestari',
  changed_at: at,
  version: 1,
  ...overrides,
})

const summary = (topic: Summary['topic'], { alerts = [], ...known }: Partial<Summary> = {}): Summary => ({
  topic,
  answer: alerts.length > 0 ? 'listed' : 'not_asked',
  confirmed: alerts.length > 0 ? { by: 'Ayu Lestari', at } : null,
  alerts,
  ...known,
})

/** Nobody has asked yet; or what is known of a topic. */
export const alertsFixture = (
  known: Partial<Record<Summary['topic'], Partial<Summary>>> = {},
  removed: Alert[] = [],
): Schema<'MedicalAlertSheet'> => ({
  patient_id: 1,
  topics: [
    summary('allergy', known.allergy),
    summary('condition', known.condition),
    summary('medication', known.medication),
  ],
  removed,
})

export const noneFixture: Partial<Summary> = { answer: 'none', confirmed: { by: 'drg. Ratna Dewi', at } }
