import { sql } from 'kysely'
import { approvals } from '../../domain/approval/approvals'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listApproval: UseCase<'listApproval'> = ({ database, caller, query }) => {
  const { state, invoice_id } = query
  const found = approvals(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('approval.state', '=', state)] : []),
      ...(invoice_id ? [eb('approval.invoice_id', '=', invoice_id)] : []),
    ]),
  )
  return list(database, found, query, {
    searchColumn: sql`patient.search`,
    sort: { requested_at: ['approval.requested_at'], discount: ['approval.discount'] },
    defaultSort: '-requested_at',
    id: 'approval.id',
  })
}
