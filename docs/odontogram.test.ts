import { readFileSync } from 'node:fs'
import { readLine, writtenLine } from '@clinic/core/odontogram'
import { expect, it } from 'vitest'

const rows = readFileSync(new URL('./odontogram.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, typed, want] = /^\| `(.+)` \| (.+) \|$/.exec(line) ?? []
    return typed && want ? [{ typed, want }] : []
  })

it('finds the table', () => expect(rows.length).toBeGreaterThan(15))

it.each(rows)('$typed is read as the document says', ({ typed, want }) => {
  const outcome = readLine(typed, { layers: { now: [], planned: [] }, dentition: 'permanent', last: null })
  const read = outcome.problem
    ? `refused at ${outcome.problem.at}: ${outcome.problem.code}`
    : outcome.proposals.map(({ entry }) => writtenLine(entry)).join('; ')
  expect(read).toBe(want)
})
