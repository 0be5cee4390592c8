export {
  type NavigationGroup,
  type NavigationGroupKey,
  type NavigationItem,
  type NavigationKey,
  navigationOf,
} from './navigation'
export { canCall } from './operation'
/** The roles each operation of the contract names; an empty list is an operation for everybody. */
export * as operationRoles from './operation-roles.gen'
export { canOpen, homeOf, landingOf, pathsOf, publicPaths } from './path'
export { type ModuleName, moduleOf, type RoleName, roleNames } from './role'
