import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Failures that are named; those beyond are counted. */
const mostNamed = 50
const longestMessage = 400
const lastLines = 8
/** Vitest reports the stack of a test that took too long without its message. */
const timedOut = 'It did not end in time'

/**
 * Adds up what the stages of .ci/run left in a folder: `<stage>.exit` with its exit code, `<stage>.json` with its report and
 * `<stage>.log` with what it printed. A stage that left no report, or ended badly although its report names no failure, counts as one
 * failed test, and what it said last stands for the reason. Each failure has its line.
 */
export function sumReports(folder) {
  const stages = readdirSync(folder)
    .filter((name) => name.endsWith('.exit'))
    .map((name) => name.slice(0, -'.exit'.length))
  const sum = { passed: 0, failed: stages.length === 0 ? 1 : 0, skipped: 0, lines: [] }
  for (const stage of stages) {
    const { failures, ...counts } = countsOf(join(folder, `${stage}.json`))
    const code = readFileSync(join(folder, `${stage}.exit`), 'utf8').trim()
    const isUnexplained = counts.passed + counts.failed === 0 || (code !== '0' && counts.failed === 0)
    if (isUnexplained)
      failures.push({
        title: `ended with ${code}, and its report names no failure`,
        message: lastWords(join(folder, `${stage}.log`)),
      })
    sum.passed += counts.passed
    sum.failed += counts.failed + (isUnexplained ? 1 : 0)
    sum.skipped += counts.skipped
    sum.lines.push(...failures.map((failure) => lineOf(stage, failure)))
  }
  return sum
}

/** The error outside of all tests that a stage printed, its causes first, or where there is none its last lines. */
function lastWords(file) {
  if (!existsSync(file)) return ''
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n')
  const unhandled = lines.findIndex((line) => line.includes('Unhandled'))
  if (unhandled === -1) return lines.slice(-lastLines).join('\n')
  const causes = lines.slice(unhandled).filter((line) => line.trim().startsWith('Caused by'))
  return [...causes, ...lines.slice(unhandled, unhandled + lastLines)].join('\n')
}

function lineOf(stage, { file, title, message = '' }) {
  const place = file && (isAbsolute(file) ? relative(join(import.meta.dirname, '..'), file) : file)
  // the violations of axe, or the received value, stand some lines below the first
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
  const text = said.join(' ').replace(/\s+/g, ' ').trim()
  const named = [stage, place, title].filter(Boolean).join(' › ')
  return `✘ ${named}${text && `: ${text.slice(0, longestMessage)}`}`
}

function countsOf(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if ('testResults' in report) return vitestCounts(report)
  if ('stats' in report) return playwrightCounts(report)
  const { passed = 0, failures = [] } = report
  return { passed, failed: failures.length, skipped: 0, failures }
}

/** A file that could not be collected has failed without naming a test. */
function vitestCounts({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  const failedOf = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed')
  const uncollected = testResults.filter((result) => result.status === 'failed' && failedOf(result).length === 0)
  const failed = testResults.flatMap((result) =>
    failedOf(result).map(({ ancestorTitles, title, failureMessages }) => ({
      file: result.name,
      title: [...ancestorTitles, title].join(' › '),
      message: failureMessages[0]?.replace('Error: STACK_TRACE_ERROR', timedOut),
    })),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + uncollected.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...uncollected.map(({ name, message }) => ({ file: name, message })), ...failed],
  }
}

/** An error outside of a test, such as a server that does not start, stands in `errors`. */
function playwrightCounts({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => ({ title: 'outside of a test', message })), ...suites.flatMap(failedIn)],
  }
}

function failedIn({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        file,
        title: `${title} (${projectName}${status === 'flaky' ? ', flaky' : ''})`,
        message: results.find(({ error }) => error)?.error.message,
      })),
  )
  return [...here, ...suites.flatMap(failedIn)]
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped, lines } = sumReports(process.argv[2])
  for (const line of lines.slice(0, mostNamed)) console.log(line)
  if (lines.length > mostNamed) console.log(`✘ and ${lines.length - mostNamed} more`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 ? 0 : 1
}
