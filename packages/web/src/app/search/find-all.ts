import type { Finder, Found, FoundGroup } from './finder'

export interface Results {
  groups: readonly { group: FoundGroup; rows: readonly Found[]; count: number; all?: string }[]
  /** The groups that could not be searched. */
  failed: readonly FoundGroup[]
}

/** Fewer letters than this are a part of nearly every name. */
const fewestLetters = 2

/** Searches with all finders; when one fails the others are shown. Without a text it finds screens and actions only. */
export async function findAll(finders: readonly Finder[], text: string, signal: AbortSignal): Promise<Results> {
  const chosen = finders.filter(({ group }) => group === 'screen' || group === 'action' || text.length >= fewestLetters)
  const answers = await Promise.allSettled(chosen.map(({ find }) => find(text, signal)))
  const all = chosen.map(({ group }, index) => ({ group, answer: answers[index] }))
  return {
    groups: all.flatMap(({ group, answer }) =>
      answer?.status === 'fulfilled' && answer.value.rows.length > 0 ? [{ group, ...answer.value }] : [],
    ),
    failed: all.flatMap(({ group, answer }) => (answer?.status === 'rejected' ? [group] : [])),
  }
}
