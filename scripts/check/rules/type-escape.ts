import ts from 'typescript'
import { nodesOf, placeOf } from '../project'
import type { Rule } from './rule'

const silenced = /@ts-(ignore|nocheck)\b/

/** Refuses to switch the types off: no `any`, no silenced errors. */
export const typeEscape: Rule = (file) =>
  [...nodesOf(file)].flatMap((node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      return [`${placeOf(file, node)}: any: say what it is, or unknown and narrow it`]
    const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []
    const isSilenced = isFirstAt(node) && comments.some(({ pos, end }) => silenced.test(file.text.slice(pos, end)))
    return isSilenced ? [`${placeOf(file, node)}: a silenced error: mend what the compiler says`] : []
  })

// Several nodes begin at the same place and share its comments: only the outermost below the file reports them.
const isFirstAt = (node: ts.Node) =>
  !ts.isSourceFile(node) && (ts.isSourceFile(node.parent) || node.parent.getFullStart() !== node.getFullStart())
