import type { Schema } from '@clinic/api'
import { isInTreatment } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import { heldVisit } from '../../domain/visit/held-visit'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** The visit of a draft; refuses when the patient is not in treatment. */
export async function treatedVisit(tx: Transaction, caller: Caller, draft: Schema<'Dictation'>) {
  const visit = await heldVisit(tx, caller, draft.visit_id)
  if (!isInTreatment(visit.state)) throw new Refusal(409, 'visitNotNow', { current: draft })
  return visit
}
