import { canOpen, landingOf, pathsOf, roleNames } from '@clinic/core/access'
import { matchRoute, type Parser } from 'wouter'
import { screens } from './routes/every-screen'

/** Whether a signed-in user finds a page there. */
export const isAddress = (path: string, parser: Parser): boolean =>
  roleNames.some(
    (role) =>
      landingOf(role, path) !== null ||
      pathsOf(role).includes(path) ||
      (canOpen(role, path) && screens.some((screen) => matchRoute(parser, screen.path, path)[0])),
  )
