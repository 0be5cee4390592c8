import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import { isStory, isTest, isWebSource, type Rule } from './rule'

const place = 'packages/web/src/platform/texts/person-name.ts'
/** What is typed into is no text among others. */
const typed = 'packages/web/src/entities/patient/use-find-patient.ts'

/** Names of patients are shown by one function: beside an Arabic one that is not isolated, numbers stand in another order. */
export const shownName: Rule = (file) => {
  if (!isWebSource(file) || isStory(file) || isTest(file) || file.path === place || file.path === typed) return []
  return [...nodesOf(file)].flatMap((node) =>
    ts.isImportSpecifier(node) && node.name.text === 'displayName'
      ? [`${placeOf(file, node)}: a name that is shown comes from ${place}`]
      : [],
  )
}
