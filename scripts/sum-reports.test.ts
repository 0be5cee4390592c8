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

const check = { passed: 13, failed: 0 }
const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }
const uncollected = [{ status: 'failed', assertionResults: [] }]

it.each([
  {
    name: 'all is well',
    stages: [stage(0, check), stage(0, vitest), stage(0, playwright)],
    line: '60 passed, 0 failed, 2 skipped',
  },
  { name: 'a check failed', stages: [stage(1, { passed: 12, failed: 1 })], line: '12 passed, 1 failed' },
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
    stages: [stage(1, { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] })],
    line: '5 passed, 2 failed',
  },
  {
    name: 'the browser tests had no server',
    stages: [stage(1, { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] })],
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
  for (const [index, { code, report }] of stages.entries()) {
    writeFileSync(join(folder, `${index}.exit`), `${code}\n`)
    if (report) writeFileSync(join(folder, `${index}.json`), JSON.stringify(report))
  }
  expect(sum()).toEqual({ line, code: line.includes(' 0 failed') ? 0 : 1 })
})

function stage(code: number, report?: object) {
  return { code, report }
}

function sum() {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'sum-reports.mjs'), folder], {
    encoding: 'utf8',
  })
  return { line: stdout.trim(), code: status }
}
