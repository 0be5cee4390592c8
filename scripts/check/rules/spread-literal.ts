import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import type { Rule } from './rule'

/** A literal is not spread into another one to keep its lines together: the formatter breaks the lines. */
export const spreadLiteral: Rule = (file) => {
  if (!/\.(tsx?|m[jt]s)$/.test(file.path)) return []
  return [...nodesOf(file)].flatMap((node) => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)
    return isSpread && isLiteral(node.expression)
      ? [`${placeOf(file, node)}: write what is spread here directly into the literal or the call around it`]
      : []
  })
}

function isLiteral(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return isLiteral(expression.expression)
  return ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression)
}
