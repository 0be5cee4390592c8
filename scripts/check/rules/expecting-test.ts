import ts from 'typescript'
import { nodesOf, type ProjectFile, placeOf } from '../project'
import type { Rule } from './rule'

// A function that throws when it finds nothing is an expectation too.
const expectation = /^(expect|assert|find(All)?By)/

/** Every test expects something, itself or through what its file declares. */
export const expectingTest: Rule = (file) => {
  if (!/\.test\.tsx?$/.test(file.path)) return []
  const declared = declarationsOf(file)
  return [...nodesOf(file)].flatMap((node) => {
    const within = ts.isCallExpression(node) ? testOf(node) : []
    if (within.length === 0 || expects(within, declared)) return []
    return [`${placeOf(file, node)}: a test that expects nothing cannot fail`]
  })
}

/** Returns the parts of a test: its function, and the table of its cases. */
function testOf({ expression, arguments: given }: ts.CallExpression): ts.Node[] {
  const [test, table] = ts.isCallExpression(expression)
    ? [expression.expression, [...expression.arguments]]
    : [expression, []]
  const [name, method] = test.getText().split('.')
  const isTest = (name === 'it' || name === 'test') && (method === undefined || table.length > 0)
  const isFunction = (each: ts.Node) => ts.isArrowFunction(each) || ts.isFunctionExpression(each)
  // a timeout may stand behind it
  const body = given.find(isFunction) ?? given.slice(1).find(ts.isIdentifier)
  return isTest && body ? [body, ...table] : []
}

function expects(roots: readonly ts.Node[], declared: ReadonlyMap<string, ts.Node[]>) {
  const waiting = [...roots]
  const seen = new Set<string>()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (ts.isIdentifier(node)) {
      if (expectation.test(node.text)) return true
      if (!seen.has(node.text)) waiting.push(...(declared.get(node.text) ?? []))
      seen.add(node.text)
    }
    ts.forEachChild(node, (child) => void waiting.push(child))
  }
  return false
}

/** Returns the declaration of each name of a file. */
function declarationsOf(file: ProjectFile) {
  const declared = new Map<string, ts.Node[]>()
  for (const node of nodesOf(file)) {
    if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node)) continue
    const value = ts.isVariableDeclaration(node) ? node.initializer : node.body
    const names =
      node.name && ts.isObjectBindingPattern(node.name) ? node.name.elements.map(({ name }) => name) : [node.name]
    for (const name of names)
      if (value && name && ts.isIdentifier(name)) declared.set(name.text, [...(declared.get(name.text) ?? []), value])
  }
  return declared
}
