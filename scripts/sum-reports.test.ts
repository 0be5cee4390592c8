import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const check = { passed: 13, failures: [] }
const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }
const uncollected = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults: [] }]

it.each([
  {
    name: 'all is well',
    stages: [stage(0, check), stage(0, vitest), stage(0, playwright)],
    line: '60 passed, 0 failed, 2 skipped',
  },
  {
    name: 'a check failed',
    stages: [stage(1, { passed: 12, failures: [{ title: 'names', message: 'one is bad' }] })],
    line: '12 passed, 1 failed',
  },
  {
    name: 'a unit test failed',
    stages: [stage(1, { ...vitest, numPassedTests: 39, numFailedTests: 1, numPendingTests: 0 })],
    line: '39 passed, 1 failed',
  },
  {
    name: 'a test file could not be collected',
    stages: [stage(1, { ...vitest, numPendingTests: 0, testResults: uncollected })],
    line: '40 passed, 1 failed',
  },
  {
    name: 'a browser test failed or was flaky',
    stages: [stage(1, { ...playwright, stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })],
    line: '5 passed, 2 failed',
  },
  {
    name: 'the browser tests had no server',
    stages: [stage(1, { ...playwright, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] })],
    line: '0 passed, 1 failed',
  },
  { name: 'a stage crashed before its report', stages: [stage(0, check), stage(139)], line: '13 passed, 1 failed' },
  { name: 'a stage ended well without a report', stages: [stage(0, check), stage(0)], line: '13 passed, 1 failed' },
  {
    name: 'a stage ran no test',
    stages: [stage(0, { ...vitest, numPassedTests: 0, numPendingTests: 0 })],
    line: '0 passed, 1 failed',
  },
  {
    name: 'a stage ended badly though its tests passed',
    stages: [stage(1, { ...vitest, numPendingTests: 0 })],
    line: '40 passed, 1 failed',
  },
  { name: 'no stage ran', stages: [], line: '0 passed, 1 failed' },
])('says "$line" when $name', ({ stages, line }) => {
  leave(stages)
  const { totals, code } = sum()
  expect({ totals, code }).toEqual({ totals: line, code: line.includes(' 0 failed') ? 0 : 1 })
})

it.each([
  [
    'the error outside of all tests',
    'a\nUnhandled Errors\n\u001b[31mError\u001b[39m: no worker\nb',
    'Unhandled Errors Error: no worker b',
  ],
  [
    'its causes first',
    ['Unhandled Errors', ...Array.from({ length: 20 }, (_, line) => `line ${line}`), 'Caused by: Error: gone'].join(
      '\n',
    ),
    'Caused by: Error: gone Unhandled Errors line 0 line 1 line 2 line 3 line 4 line 5 line 6',
  ],
  [
    'its last lines',
    Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n'),
    'line 12 line 13 line 14 line 15 line 16 line 17 line 18 line 19',
  ],
])('a stage that names no failure says %s', (_, printed, want) => {
  leave([stage(1, vitest)])
  writeFileSync(join(folder, '0.log'), printed)
  expect(sum().named).toEqual([`✘ 0 › ended with 1, and its report names no failure: ${want}`])
})

it('names each failure before the totals: stage, file, title, message', () => {
  const failed = (title: string, message: string) => ({
    ancestorTitles: ['a file'],
    title,
    status: 'failed',
    failureMessages: [message],
  })
  const spec = (title: string, status: string, error?: object) => ({
    title,
    file: 'login.e2e.ts',
    tests: [{ projectName: 'phone', status, results: [{}, { error }] }],
  })
  leave([
    stage(1, { passed: 1, failures: [{ title: 'names', message: 'one is bad\nanother is' }] }),
    stage(1, {
      ...vitest,
      testResults: [
        {
          name: join(import.meta.dirname, '../packages/core/src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            failed('is red', '\u001b[31mError\u001b[39m: expected 1 to be 2\n    at here'),
            failed('is long', 'x'.repeat(500)),
            failed('is slow', 'Error: STACK_TRACE_ERROR\n    at task (chunk-artifact.js:1784:27)'),
            { ...failed('is green', ''), status: 'passed' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'No such module\nat there', assertionResults: [] },
      ],
    }),
    stage(1, {
      ...playwright,
      errors: [{ message: 'No server' }],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            {
              specs: [spec('signs in', 'unexpected', { message: 'Timeout' }), spec('stays', 'flaky', { message: 'x' })],
            },
          ],
        },
      ],
    }),
    stage(139),
  ])
  expect(sum().named).toEqual([
    '✘ 0 › names: one is bad another is',
    '✘ 1 › b.test.ts: No such module',
    '✘ 1 › packages/core/src/a.test.ts › a file › is red: Error: expected 1 to be 2',
    `✘ 1 › packages/core/src/a.test.ts › a file › is long: ${'x'.repeat(400)}`,
    '✘ 1 › packages/core/src/a.test.ts › a file › is slow: It did not end in time',
    '✘ 2 › outside of a test: No server',
    '✘ 2 › login.e2e.ts › signs in (phone): Timeout',
    '✘ 2 › login.e2e.ts › stays (phone, flaky): x',
    '✘ 3 › ended with 139, and its report names no failure',
  ])
})

it('names fifty failures and counts the others', () => {
  leave([stage(1, { passed: 0, failures: Array.from({ length: 52 }, (_, at) => ({ title: `${at}` })) })])
  const { named, totals } = sum()
  expect(named).toHaveLength(51)
  expect(named.slice(-2)).toEqual(['✘ 0 › 49', '✘ and 2 more'])
  expect(totals).toBe('0 passed, 52 failed')
})

function stage(code: number, report?: object) {
  return { code, report }
}

function leave(stages: ReturnType<typeof stage>[]) {
  for (const [index, { code, report }] of stages.entries()) {
    writeFileSync(join(folder, `${index}.exit`), `${code}\n`)
    if (report) writeFileSync(join(folder, `${index}.json`), JSON.stringify(report))
  }
}

function sum() {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'sum-reports.mjs'), folder], {
    encoding: 'utf8',
  })
  const lines = stdout.trimEnd().split('\n')
  return { named: lines.slice(0, -1), totals: lines.at(-1), code: status }
}
