import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isTest, type Rule } from './rule'

const statements = ['selectFrom', 'updateTable', 'deleteFrom', 'insertInto']

// Asked before anybody knows who asks: the account of an email, the session of a token, the clinic of a link.
const beforeTenant = ['clinic', 'company', 'login_failure', 'registration_attempt', 'session', 'user']

/** A statement of a feature names the company whose rows it means. */
export const tenant: Rule = (file) => {
  if (!file.path.startsWith('packages/server/src/features/') || isTest(file)) return []
  return [...nodesOf(file)].flatMap((node) => {
    const table = tableOf(node)
    if (!table || beforeTenant.includes(table) || statementOf(node).getText().includes('company_id')) return []
    return [`${placeOf(file, node)}: a statement on ${table} without company_id`]
  })
}

function tableOf(node: ts.Node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const [table] = node.arguments
  if (!statements.includes(node.expression.name.text) || !table || !ts.isStringLiteral(table)) return
  return table.text.split(' as ')[0]
}

/** The whole chain of calls that begins with the table. */
function statementOf(node: ts.Node): ts.Node {
  const { parent } = node
  const goesOn = (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node
  return goesOn ? statementOf(parent) : node
}
