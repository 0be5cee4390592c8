import type { Schema } from '@clinic/api'
import { isInTreatment } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { heldVisit } from './held-visit'
import { treatingDentist } from './refuse-practice'

interface Writing<Written> {
  visit_id: number
  /** The version that was read; 0 begins a draft. */
  version: number
  /** Everything written of its kind in the visit, the last one last. */
  written: (visit: Schema<'Visit'>) => Promise<readonly Written[]>
}

/**
 * The draft that the dentist of a visit goes on writing, or none when this begins it. The visit is held meanwhile: of two windows
 * the second is shown what the first one wrote.
 */
export async function heldDraft<Written extends { state: string; version: number }>(
  tx: Transaction,
  caller: Caller,
  { visit_id, version, written }: Writing<Written>,
) {
  const doctor_id = await treatingDentist(tx, caller)
  const visit = await heldVisit(tx, caller, visit_id)
  if (visit.doctor_id !== doctor_id) throw new Refusal(404, 'notFound')
  return { visit, doctor_id, draft: draftIn(visit, { version, written: await written(visit) }) }
}

/** The draft that is written in a visit that is held, or none when this begins it. */
export function draftIn<Written extends { state: string; version: number }>(
  visit: Pick<Schema<'Visit'>, 'state'>,
  { version, written }: { version: number; written: readonly Written[] },
) {
  const current = written.at(-1)
  if (!isInTreatment(visit.state)) throw new Refusal(409, 'visitNotNow', { current })
  const draft = current?.state === 'draft' ? current : undefined
  if (version !== (draft?.version ?? 0)) throw new Refusal(409, 'changedMeanwhile', { current })
  return draft
}
