import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds up what the stages of .ci/run left in a folder: `<stage>.exit` with its exit code and `<stage>.json` with its report.
 * A stage that left no report, or ended badly although its report names no failure, counts as one failed test.
 */
export function sumReports(folder) {
  const stages = readdirSync(folder)
    .filter((name) => name.endsWith('.exit'))
    .map((name) => name.slice(0, -'.exit'.length))
  const sum = { passed: 0, failed: stages.length === 0 ? 1 : 0, skipped: 0 }
  for (const stage of stages) {
    const counts = countsOf(join(folder, `${stage}.json`))
    const endedWell = readFileSync(join(folder, `${stage}.exit`), 'utf8').trim() === '0'
    const isUnexplained = counts.passed + counts.failed === 0 || (!endedWell && counts.failed === 0)
    sum.passed += counts.passed
    sum.failed += counts.failed + (isUnexplained ? 1 : 0)
    sum.skipped += counts.skipped
  }
  return sum
}

function countsOf(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if ('testResults' in report) return vitestCounts(report)
  if ('stats' in report) return playwrightCounts(report)
  const { passed = 0, failed = 0 } = report
  return { passed, failed, skipped: 0 }
}

/** A file that could not be collected has failed without naming a test. */
function vitestCounts({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  const uncollected = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + uncollected.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** An error outside of a test, such as a server that does not start, stands in `errors`. */
function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped } = sumReports(process.argv[2])
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 ? 0 : 1
}
