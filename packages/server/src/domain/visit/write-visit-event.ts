import type { Insertable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { isTold, noteEndedVisit } from '../satu-sehat/outbox/note-ended-visit'

type Move = Pick<Insertable<Tables['visit_event']>, 'visit_id' | 'event' | 'from_state' | 'to_state'>

/** Records a move of a visit: from, to, when, who, in which role, why. One that ends it goes into the outbox of SATUSEHAT with it. */
export async function writeVisitEvent(
  tx: Transaction,
  { company_id, clinic_id, user_id, name, role }: Caller,
  { now, reason, ...move }: Move & { now: Date; reason?: string | null },
) {
  await tx
    .insertInto('visit_event')
    .values({
      ...move,
      company_id,
      clinic_id,
      at: now.toISOString(),
      user_id,
      user_name: name,
      user_role: role,
      reason: reason ?? '',
    })
    .execute()
  if (isTold(move.to_state)) await noteEndedVisit(tx, { company_id, clinic_id }, { visit_id: move.visit_id, now })
}
