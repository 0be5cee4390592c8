import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isTest, isWebSource, type Rule } from './rule'

const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const colourFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i

/** Colours are tokens; only the theme knows their figures. */
export const colour: Rule = (file) => {
  if (!isWebSource(file) || isTest(file) || file.path.startsWith('packages/web/src/theme/')) return []
  if (file.path.endsWith('.css')) {
    return file.text
      .split('\n')
      .flatMap((line, index) => (isInSheet(line) ? [`${file.path}:${index + 1}: ${advice}`] : []))
  }
  return [...nodesOf(file)].flatMap((node) =>
    ts.isStringLiteralLike(node) && isColour(node.text) ? [`${placeOf(file, node)}: ${node.text}: ${advice}`] : [],
  )
}

const advice = 'use a semantic token of packages/web/src/theme'
const isColour = (text: string) => text.split(/[\s,]+/).some((word) => hex.test(word)) || colourFunction.test(text)
const isInSheet = (line: string) => /#[0-9a-f]{3,8}\b/i.test(line) || colourFunction.test(line)
