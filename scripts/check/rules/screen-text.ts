import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isStory, isTest, isWebSource, type Rule } from './rule'

const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
]

// A name, the same in every language.
const product = 'Geraham'

/** Requires texts for people to come from the text files, never from the JSX. */
export const screenText: Rule = (file) => {
  if (!isWebSource(file) || isStory(file) || isTest(file)) return []
  return [...nodesOf(file)].flatMap((node) => {
    const text = textOf(node)
    return text !== product && /\p{L}/u.test(text)
      ? [`${placeOf(file, node)}: the text "${text}" belongs into the namespace of its feature`]
      : []
  })
}

function textOf(node: ts.Node) {
  if (ts.isJsxText(node)) return node.text.trim()
  const isString = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  if (!isString || !isRead(shownIn(node))) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

/** The JSX that shows an expression: through braces, branches and sums, but not through comparisons and calls. */
function shownIn(node: ts.Node): ts.Node {
  const { parent } = node
  const isPassedOn =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && passing.has(parent.operatorToken.kind))
  return isPassedOn ? shownIn(parent) : parent
}

const passing = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
])

const isRead = (place: ts.Node) =>
  ts.isJsxElement(place) ||
  ts.isJsxFragment(place) ||
  (ts.isJsxAttribute(place) && readAttributes.includes(place.name.getText()))
