import type { RoleName } from './role'

/**
 * Whether a role may call an operation of the contract, by its `operationRoles`. The server refuses other calls, and the
 * screens do not offer them.
 */
export const canCall = (role: RoleName, operation: readonly RoleName[]): boolean =>
  operation.length === 0 || operation.includes(role)
