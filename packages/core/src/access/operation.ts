import { operationRoles } from './operation-roles.gen'
import type { RoleName } from './role'

/** Whether a role may call an operation of the contract. What it may not call, the server refuses and the screens leave out. */
export function may(role: RoleName, operationId: keyof typeof operationRoles): boolean {
  const roles: readonly RoleName[] = operationRoles[operationId]
  return roles.length === 0 || roles.includes(role)
}
