import { canCall, type RoleName } from '@clinic/core/access'
import { useAccount } from './use-account'

/** Whether the person signed in may call an operation, as `operationRoles.createRoom`: what they may not, is not shown. */
export function useCanCall(operation: readonly RoleName[]): boolean {
  const account = useAccount()
  return account !== null && canCall(account.role.name, operation)
}
