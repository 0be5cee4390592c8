import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isStory, isTest, isWebSource, type Rule } from './rule'

const place = 'packages/web/src/platform/texts/person-name.ts'
/** What is typed into is no text among others. */
const typed = 'packages/web/src/entities/patient/use-find-patient.ts'

/** Names are shown by the functions of one file: beside an Arabic one that is not isolated, numbers stand in another order. */
export const shownName: Rule = (file) => {
  if (!isWebSource(file) || isStory(file) || isTest(file) || file.path === place || file.path === typed) return []
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isImportSpecifier(node) && node.name.text === 'displayName')
      return [`${placeOf(file, node)}: a name that is shown comes from ${place}`]
    const name = amongWords(node)
    return name && columns.test(columnOf(name))
      ? [`${placeOf(file, node)}: a name among other words is isolated(): ${place}`]
      : []
  })
}

/** What is said in a sentence, `words.by({ name: doctor_name })`, or beside other words, `${doctor_name} · ${day}` and `[doctor_name, day].join(' · ')`. */
function amongWords(node: ts.Node) {
  if (ts.isTemplateSpan(node)) return node.expression
  if (ts.isExpression(node) && ts.isArrayLiteralExpression(node.parent) && isJoined(node.parent)) return node
  const isArgument =
    ts.isPropertyAssignment(node) &&
    ts.isObjectLiteralExpression(node.parent) &&
    ts.isCallExpression(node.parent.parent)
  return isArgument ? node.initializer : undefined
}

const isJoined = ({ parent }: ts.ArrayLiteralExpression) =>
  ts.isPropertyAccessExpression(parent) && ['filter', 'join'].includes(parent.name.text)

function columnOf(value: ts.Expression): string {
  if (ts.isPropertyAccessExpression(value)) return value.name.text
  // of `name ?? ''` what stands before it, of `name && isolated(name)` what is shown
  if (ts.isBinaryExpression(value))
    return columnOf(value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? value.right : value.left)
  return ts.isIdentifier(value) ? value.text : ''
}

/** How the contract calls the names of staff, dentists, suppliers and companies. */
const columns =
  /^((doctor|supplier|staff|user|by|payor|display|holder)_name|displayname|(created|recorded|closed|counted|received|decided|requested|revoked|withdrawn|approved|voided)_by)$/
