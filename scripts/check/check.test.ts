import { describe, expect, it } from 'vitest'
import { type Check, runChecks } from './check'

const check = (name: string, run: Check['run']): Check => ({ name, run, remedy: 'Mend it.' })

describe('runChecks', () => {
  it('runs every check, also after one failed', async () => {
    const outcomes = await runChecks(
      [
        check('well', async () => []),
        check('broken', async () => ['a problem']),
        check('thrown', async () => {
          throw new Error('no such file')
        }),
        check('last', async () => []),
      ],
      { atOnce: 1, onOutcome: () => {} },
    )
    expect(outcomes.map(({ name, problems }) => [name, problems])).toEqual([
      ['well', []],
      ['broken', ['a problem']],
      ['thrown', ['Error: no such file']],
      ['last', []],
    ])
  })

  it('prints each outcome as it ends and never runs more at once than asked', async () => {
    const printed: string[] = []
    let running = 0
    let most = 0
    const busy = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      return []
    }
    const checks = ['a', 'b', 'c', 'd', 'e'].map((name) => check(name, busy))
    await runChecks(checks, { atOnce: 2, onOutcome: ({ name }) => printed.push(name) })
    expect(printed).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(most).toBe(2)
  })
})
