import contract from '@clinic/api/contract'
import type { Caller, Visitor } from './contract'
import { Refusal } from './refusal'

/** When an operation wants the password once more: always, asked for as a table, or where its use case finds a deactivation. */
type Confirmation = 'password' | 'table' | 'deactivation'

/** Which operations do, by the contract's `x-confirm`. */
export const confirmations: ReadonlyMap<string, Confirmation> = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) =>
      'x-confirm' in operation && isConfirmation(operation['x-confirm'])
        ? [[operation.operationId, operation['x-confirm']]]
        : [],
    ),
)

const lasting = 15 * 60_000

/** Requires the password to have been confirmed: a stranger with the token of an unlocked desk does not know it. */
export function requireConfirmed(caller: Visitor | Caller | null, now: Date) {
  const confirmedAt = caller && 'confirmed_at' in caller ? Date.parse(caller.confirmed_at) : Number.NaN
  const age = Math.abs(now.getTime() - confirmedAt) // a timestamp from a wrong clock confirms nothing
  if (!(age <= lasting)) throw new Refusal(403, 'passwordRequired', { code: 'password_required' })
}

function isConfirmation(mark: string): mark is Confirmation {
  return ['password', 'table', 'deactivation'].includes(mark)
}
