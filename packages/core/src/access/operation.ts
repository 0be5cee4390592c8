import type { RoleName } from './role'

/** Whether a role may call an operation of the contract, by its `operationRoles`. What it may not call, the server refuses and the screens leave out. */
export const canCall = (role: RoleName, operation: readonly RoleName[]): boolean =>
  operation.length === 0 || operation.includes(role)
