import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import type { Rule } from './rule'

const suites = ['describe', 'it', 'test']
const leavesOut = ['skip', 'only', 'todo', 'fixme', 'fails']

/** Every test runs. */
export const leftOutTest: Rule = (file) =>
  [...nodesOf(file)].flatMap((node) => {
    if (!ts.isPropertyAccessExpression(node) || !leavesOut.includes(node.name.text)) return []
    const [suite = ''] = node.expression.getText().split('.')
    return suites.includes(suite) ? [`${placeOf(file, node)}: .${node.name.text}: mend the test or delete it`] : []
  })
