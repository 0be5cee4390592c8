import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isTest, isWebSource, type Rule } from './rule'

const physical = new Set(
  [
    'ml mr pl pr',
    'marginLeft marginRight paddingLeft paddingRight scrollMarginLeft scrollMarginRight scrollPaddingLeft scrollPaddingRight',
    'borderLeft borderRight borderLeftWidth borderRightWidth borderLeftColor borderRightColor borderLeftStyle borderRightStyle',
    'borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
    'roundedLeft roundedRight roundedTopLeft roundedTopRight roundedBottomLeft roundedBottomRight',
  ].flatMap((names) => names.split(' ')),
)
const positions = ['left', 'right']
const turned = new Set(['textAlign', 'float', 'clear', 'captionSide'])
const sheet =
  /(^|[\s;{])((margin|padding|border)-(left|right)\b[a-z-]*|left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/

/** Right-to-left turns the page around, so styles speak of start and end, not of left and right. */
export const logicalSide: Rule = (file) => {
  if (!isWebSource(file) || isTest(file)) return []
  if (file.path.endsWith('.css')) {
    return file.text
      .split('\n')
      .flatMap((line, index) => (sheet.test(line) ? [`${file.path}:${index + 1}: ${line.trim()}: ${advice}`] : []))
  }
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return []
    const name = node.name.getText().replace(/^['"]|['"]$/g, '')
    const isPhysical =
      physical.has(name) ||
      (turned.has(name) && /['"](left|right)['"]/.test(node.initializer?.getText() ?? '')) ||
      (positions.includes(name) && isStyle(node))
    return isPhysical ? [`${placeOf(file, node)}: ${name}: ${advice}`] : []
  })
}

/** Whether a property is handed to a style function; elsewhere left and right may be coordinates. */
const isStyle = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && /^(css|cva|sva|define\w+)(\.raw)?$/.test(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && node.name.getText() === 'style') ||
  (node.parent !== undefined && isStyle(node.parent))

const advice = 'use the logical property (marginInlineStart, insetInlineEnd, textAlign start, …)'
