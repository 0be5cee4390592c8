import type { Schema } from '@clinic/api'
import { minutesAgo, visitCardFixture } from '../visit/visit-fixture'
import type { Assistance, AssistanceDay, AssistedVisit } from './assistance-query'

export const assistanceFixture = (overrides: Partial<Assistance> = {}): Assistance => ({
  id: 1,
  visit_id: 1,
  staff_id: 1,
  staff_name: 'Yuni Kartika',
  role: 'first',
  state: 'preparing',
  prepared: [],
  started_at: null,
  stopped_at: null,
  materials: [],
  version: 2,
  created_at: minutesAgo(30),
  ...overrides,
})

export const usedMaterialFixture = (overrides: Partial<Schema<'UsedMaterial'>> = {}): Schema<'UsedMaterial'> => ({
  id: 1,
  medicine_id: 7,
  name: 'Komposit A2',
  unit: 'gram',
  quantity: 0.5,
  correction_reason: '',
  recorded_at: minutesAgo(3),
  ...overrides,
})

const plannedFixture = (overrides: Partial<Schema<'PlannedService'>> = {}): Schema<'PlannedService'> => ({
  source: 'appointment',
  product_id: 1,
  name: 'Pencabutan gigi bungsu',
  category: 'oral_surgery',
  needs_consent: true,
  teeth: [],
  ...overrides,
})

const running: Partial<Assistance> = {
  state: 'assisting',
  started_at: minutesAgo(12),
  prepared: ['tray/oral_surgery'],
}

export const assistedFixture = (overrides: Partial<AssistedVisit> = {}): AssistedVisit => ({
  visit: visitCardFixture({ id: 1, state: 'in_practice' }),
  staff_name: null,
  planned: [plannedFixture()],
  assistances: [],
  ...overrides,
})

/** A morning: one visit that is assisted, one with somebody else, one for nobody yet, one that is over. */
export const assistanceDayFixture = (overrides: Partial<AssistanceDay> = {}): AssistanceDay => ({
  date: '2026-11-20',
  staff: { id: 1, name: 'Yuni Kartika' },
  assistants: [
    { id: 2, name: 'Sari' },
    { id: 1, name: 'Yuni Kartika' },
  ],
  visits: [
    assistedFixture({
      staff_name: 'Yuni Kartika',
      assistances: [assistanceFixture({ ...running, materials: [usedMaterialFixture()] })],
    }),
    assistedFixture({
      visit: visitCardFixture({ id: 2, state: 'paused' }),
      planned: [plannedFixture({ source: 'chart', name: 'Mahkota', category: 'prosthodontics', teeth: ['46'] })],
      assistances: [assistanceFixture({ id: 2, visit_id: 2, staff_id: 2, staff_name: 'Sari', state: 'assigned' })],
    }),
    assistedFixture({ visit: visitCardFixture({ id: 3, room_name: null, doctor_name: null }), planned: [] }),
    assistedFixture({
      visit: visitCardFixture({ id: 4, state: 'finished', outcome: 'completed' }),
      assistances: [
        assistanceFixture({
          id: 4,
          visit_id: 4,
          state: 'done',
          started_at: minutesAgo(90),
          stopped_at: minutesAgo(50),
          materials: [usedMaterialFixture({ id: 2, correction_reason: 'Salah hitung' })],
        }),
      ],
    }),
  ],
  usual_materials: [
    { medicine_id: 7, name: 'Komposit A2', unit: 'gram' },
    { medicine_id: 8, name: 'Sarung tangan', unit: 'pair' },
  ],
  ...overrides,
})

export const pastAssistanceFixture = (overrides: Partial<Schema<'PastAssistance'>> = {}): Schema<'PastAssistance'> => ({
  ...assistanceFixture({
    state: 'done',
    started_at: '2026-11-20T02:00:00.000Z',
    stopped_at: '2026-11-20T02:40:00.000Z',
    materials: [usedMaterialFixture()],
  }),
  patient: visitCardFixture({ id: 1 }).patient,
  queue_date: '2026-11-20',
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  room_name: 'Cempaka',
  procedures: ['Tumpatan komposit', 'Scaling'],
  ...overrides,
})
