import { addDays } from '@clinic/core/time'
import { proposeUsage } from '../../../domain/usage/propose-usage'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { contextOf } from './context-of'

/** Takes what the treatments since the last delivery used from the stock, in their order, as each note was signed. */
export async function useMaterials(tx: Transaction, place: Place, { today }: { today: string }) {
  const { company_id, clinic_id, clerk } = place
  const notes = await tx
    .selectFrom('note')
    .select(['id', 'visit_id', 'patient_id', 'signed_at'])
    .where((eb) => eb.and({ company_id, clinic_id, state: 'signed' }))
    .where('signed_at', '>=', `${addDays(today, -11)}T00:00:00+07:00`)
    .orderBy('signed_at')
    .orderBy('id')
    .execute()
  for (const { id: note_id, visit_id, patient_id, signed_at } of notes)
    if (signed_at !== null)
      await proposeUsage(tx, contextOf(place, clerk, signed_at), { note_id, visit_id, patient_id })
}
