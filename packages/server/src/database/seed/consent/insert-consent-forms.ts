import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { demoConsentForms } from './demo-consent-forms'

/** Inserts the wordings that consents begin with. */
export async function insertConsentForms(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { today }: { today: string },
) {
  const at = `${addDays(today, -200)}T10:00:00+07:00`
  const inserted = await tx
    .insertInto('consent_form')
    .values(
      demoConsentForms.map((form) => ({
        ...form,
        status: 'active' as const,
        company_id,
        clinic_id,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager }
  await appendGroup(
    tx,
    company_id,
    inserted.map(({ id }) => ({ ...event, action: 'create', object: 'consent_form', object_id: id })),
  )
}
