import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../check/project'
import { equivalentsIn, type Mutant, scoreOf } from './score'

const mutant = (original: string, status: Mutant['status']): Mutant => ({
  file: 'time/plain-date.ts',
  line: 1,
  original,
  replacement: 'true',
  status,
})
const row = (original: string) => `| \`time/plain-date.ts\` | \`${original}\` | \`true\` | nobody can tell |`

it('counts what died, and all that lives against it', () => {
  const mutants = [mutant('a', 'Killed'), mutant('b', 'Timeout'), mutant('c', 'Survived'), mutant('d', 'NoCoverage')]
  const { all, killed, unexplained, outdated } = scoreOf(mutants, equivalentsIn(row('c')))
  expect({ all, killed }).toEqual({ all: 4, killed: 2 })
  expect(unexplained).toEqual([mutant('d', 'NoCoverage')])
  expect(outdated).toEqual([])
})

it('leaves out what Stryker did not try', () => {
  expect(scoreOf([mutant('a', 'Ignored')], [])).toMatchObject({ all: 0, killed: 0, unexplained: [] })
})

it('names what is called equivalent and is not, of the files that were tried', () => {
  const equivalents = equivalentsIn(`${row('a')}\n${row('gone')}\n${row('c').replace('plain-date', 'clinic-time')}`)
  const { outdated } = scoreOf([mutant('a', 'Killed')], equivalents)
  expect(outdated.map(({ original }) => original)).toEqual(['a', 'gone'])
})

it('reads the columns of the table', () => {
  const [first] = equivalentsIn('| `a.ts` | `x \\|\\| y` | ` ` | as | it is |')
  expect(first).toEqual({ file: 'a.ts', original: 'x || y', replacement: '', reason: 'as | it is' })
})

it('knows every row of the document', () => {
  const document = readFileSync(join(root, 'docs/mutation-testing.md'), 'utf8')
  const rows = document.split('\n').filter((line) => line.startsWith('| `'))
  expect(equivalentsIn(document)).toHaveLength(rows.length)
})
