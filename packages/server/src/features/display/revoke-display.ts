import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { displayRows } from './display-rows'

/** Takes no version: whoever saw the link where it should not be need not read again first, and nothing else can change. */
export const revokeDisplay: UseCase<'revokeDisplay'> = ({ caller, database, now, path: { id } }) =>
  changeRow(database, caller, {
    table: 'display',
    id,
    read: (tx) => displayRows(tx, caller).where('id', '=', id).executeTakeFirst(),
    apply: async ({ before: { revoked_at, revoked_by } }) =>
      revoked_at === null ? { revoked_at: now.toISOString(), revoked_by: caller.name } : { revoked_at, revoked_by },
    action: ({ revoked_at }) => (revoked_at === null ? 'revoke' : undefined),
  })
