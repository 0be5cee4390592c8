import { canCall, type RoleName } from '@clinic/core/access'
import { useAccount } from './use-account'

/** Whether the signed-in user may call an operation, such as `operationRoles.createRoom`: other actions are not shown. */
export function useCanCall(operation: readonly RoleName[]): boolean {
  const account = useAccount()
  return account !== null && canCall(account.role.name, operation)
}
