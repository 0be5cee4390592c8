import { may } from '@clinic/core/access'
import { useAccount } from './use-account'

/** Whether the person signed in may call an operation: what they may not, is not shown. */
export function useMay(operation: Parameters<typeof may>[1]): boolean {
  const account = useAccount()
  return account !== null && may(account.role.name, operation)
}
