import { type Api, type Schema, unwrap } from '@clinic/api'
import type { Commit } from '@clinic/core/charting'
import { sentEntry } from '@clinic/core/odontogram'
import { byServerClock } from '../../../platform/time/server-clock'
import type { JournalEntry } from './journal-entry'

/** Sends a commit of a chart, or accepts what it was dictated as; the same one sent again is kept once. */
export function sendCommit(api: Api, { commit, visit, seen, typedAt }: JournalEntry): Promise<unknown> {
  const known = { seen, typed_ms_ago: within(longest, byServerClock(Date.now()) - typedAt) }
  const { dictated } = commit
  if (!dictated)
    return unwrap(
      api.POST('/api/visit/{id}/odontogram', {
        params: { path: { id: visit } },
        body: { ...entryOf(commit), ...known },
      }),
    )
  const { id, version } = dictated
  return unwrap(api.POST('/api/dictation/{id}/accept', { params: { path: { id } }, body: { ...known, version } }))
}

const entryOf = ({ key, kind, entry, rows }: Commit): Omit<Schema<'FindingEntry'>, 'seen' | 'typed_ms_ago'> => ({
  ...sentEntry(entry, rows[0]?.reason),
  ...((kind === 'undo' || kind === 'decision') && { retracts: rows.flatMap(({ supersedes }) => supersedes) }),
  key,
})

/** The contract takes a week: what is older was typed at least so long ago. */
const longest = 7 * 24 * 3_600_000
const within = (most: number, value: number) => Math.round(Math.min(most, Math.max(0, value)))
