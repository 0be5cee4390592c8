import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isStory, isTest, isWebSource, type Rule } from './rule'

const place = 'packages/web/src/platform/time/date-format.ts'
const deviceTexts = ['toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString']

/** Dates and times are written in one place: otherwise some follow the device, and 3:30 PM stands beside 15:30. */
export const oneClock: Rule = (file) => {
  if (!isWebSource(file) || isStory(file) || isTest(file) || file.path === place) return []
  return [...nodesOf(file)].flatMap((node) =>
    ts.isPropertyAccessExpression(node) && writesTime(node)
      ? [`${placeOf(file, node)}: ${node.getText()} belongs into ${place}`]
      : [],
  )
}

const writesTime = ({ expression, name }: ts.PropertyAccessExpression) =>
  deviceTexts.includes(name.text) ||
  (name.text === 'DateTimeFormat' && expression.getText() === 'Intl') ||
  (name.text === 'toLocaleString' && ts.isNewExpression(expression))
