import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { receiptLinkRows } from './receipt-link-rows'

/** Takes no version: whoever saw the link where it should not be need not read again first. */
export const revokeReceiptLink: UseCase<'revokeReceiptLink'> = ({ caller, database, now, path: { id } }) =>
  changeRow(database, caller, {
    table: 'receipt_link',
    id,
    read: (tx) => receiptLinkRows(tx, caller).where('id', '=', id).executeTakeFirst(),
    apply: async ({ before: { revoked_at, revoked_by } }) =>
      revoked_at === null ? { revoked_at: now.toISOString(), revoked_by: caller.name } : { revoked_at, revoked_by },
    action: ({ revoked_at }) => (revoked_at === null ? 'revoke' : undefined),
  })
