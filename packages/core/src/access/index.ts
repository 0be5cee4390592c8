export {
  type NavigationGroup,
  type NavigationGroupKey,
  type NavigationItem,
  type NavigationKey,
  navigationOf,
} from './navigation'
export { may } from './operation'
export { operationRoles } from './operation-roles.gen'
export { homeOf, landingOf, mayOpen, pathsOf, publicPaths } from './path'
export { type ModuleName, moduleOf, type RoleName, roleNames } from './role'
