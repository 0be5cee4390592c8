import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isStory, isTest, isWebSource, type Rule } from './rule'

const place = 'packages/web/src/platform/list/all-rows.ts'

/** A hundred rows are the longest page: whoever asks for one of them wants the whole list, which has more pages. */
export const wholeList: Rule = (file) => {
  if (!isWebSource(file) || isStory(file) || isTest(file) || file.path === place) return []
  return [...nodesOf(file)].flatMap((node) =>
    ts.isPropertyAssignment(node) && asksForLongestPage(node)
      ? [`${placeOf(file, node)}: the 101st row is left out; ask by allRows of ${place}`]
      : [],
  )
}

const asksForLongestPage = ({ name, initializer }: ts.PropertyAssignment) =>
  name.getText() === 'rowPerPage' && /^100\b/.test(initializer.getText())
