import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import type { Rule } from './rule'

/** The models of a page come as fixtures, or from `modelsOf` for a second page: a test makes none. */
export const pageModel: Rule = (file) => {
  if (!/^e2e\//.test(file.path) || /^e2e\/models\/(.*\.model|test)\.ts$/.test(file.path)) return []
  return [...nodesOf(file)].flatMap((node) =>
    ts.isNewExpression(node) && /Model$/.test(node.expression.getText())
      ? [`${placeOf(file, node)}: ${node.expression.getText()} comes as a fixture of e2e/models/test.ts`]
      : [],
  )
}
