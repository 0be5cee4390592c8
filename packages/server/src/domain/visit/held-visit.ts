import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { wholeVisits } from './visit-rows'

/** A visit that the caller may see, held until the transaction ends: what is written of it comes one after another. */
export async function heldVisit(tx: Transaction, caller: Caller, id: number): Promise<Schema<'Visit'>> {
  await holdVisit(tx, caller, id)
  const visit = await wholeVisits(tx, { caller }).where('visit.id', '=', id).executeTakeFirst()
  if (!visit) throw new Refusal(404, 'notFound')
  return visit
}

/** Holds a visit, whoever may see it. */
export async function holdVisit(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  await tx
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forNoKeyUpdate()
    .execute()
}
