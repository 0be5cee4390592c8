import { sql } from 'kysely'
import { ageOn, claimRows, memberNumber, openStates } from '../../domain/claim/claim-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listClaim: UseCase<'listClaim'> = ({ database, caller, now, query }) => {
  const { state, payor_id, age } = query
  const claims = claimRows(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('claim.state', '=', state)] : []),
      ...(payor_id ? [eb('claim.payor_id', '=', payor_id)] : []),
      ...(age ? [eb('claim.state', 'in', openStates), eb(ageOn(todayIn(caller, now)), '=', age)] : []),
    ]),
  )
  return list(database, claims, query, {
    searchColumn: sql`(lower(invoice.number || ' ' || coalesce(claim_batch.number, '') || ' ' || ${memberNumber}) || ' ' || patient.search)`,
    sort: { due_on: ['claim.due_on'], day: ['invoice.day'], claimed: ['claim.claimed'] },
    defaultSort: '-day',
    id: 'claim.id',
  })
}
