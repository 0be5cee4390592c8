import type { Rule } from './rule'

const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'types', 'constants', 'misc', 'hooks']
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const page = /^[A-Z]+(\.md)?$/

/** Files and folders are kebab-case (pages such as README.md aside) and named for what they hold, never for being a drawer. */
export const fileName: Rule = ({ path }) =>
  path.split('/').flatMap((part) => {
    const [word = ''] = part.split('.')
    if (drawers.includes(word)) return [`${path}: "${word}" names a drawer; put the thing beside what uses it`]
    return kebab.test(part) || page.test(part) ? [] : [`${path}: "${part}" is not kebab-case`]
  })
