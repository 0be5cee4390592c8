import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenPieces } from './soak/pieces.mjs'
import { soakReport } from './soak/report.mjs'
import { sumReports } from './sum-reports.mjs'

// The long forms of all proofs, one after the other: hours on a small machine. `pnpm soak NAME …` runs some of them,
// `pnpm soak NAME:WORD` of one what has the word in its path (docs/soak.md). Prints a report at the end, and writes it with
// `--report FILE`. Ends with 1 when something failed.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } })
const { pieces, unknown } = chosenPieces(positionals)
if (unknown) {
  console.error(unknown)
  process.exit(1)
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const outcomes = []
for (const piece of pieces) {
  outcomes.push(run(piece))
  // after each: who ends a soak in the middle has the report of what ran
  if (values.report) writeFileSync(values.report, soakReport(outcomes, { commit, day: new Date() }))
}
console.log(`\n${soakReport(outcomes, { commit, day: new Date() })}`)
process.exitCode = outcomes.every(({ status, failed }) => status === 0 && failed === 0) ? 0 : 1

/** Returns what a piece counted. The programs that count no tests end with 0 or they do not. */
function run({ name, command, env, report }) {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  const stage = name.replaceAll(/\W/g, '-')
  const file = join(folder, `${stage}.json`)
  const [program, ...parameters] = [...command, ...(report ? report.parameters(file) : [])]
  const started = performance.now()
  console.log(`\n===== ${name}: ${command.join(' ')}`)
  const { status } = spawnSync(program, parameters, {
    env: { ...process.env, SOAK: '1', ...env, ...report?.env?.(file) },
    stdio: 'inherit',
  })
  const minutes = (performance.now() - started) / 60_000
  console.log(`===== ${name} ended with ${status} after ${minutes.toFixed(0)} minutes`)
  writeFileSync(join(folder, `${stage}.exit`), String(status))
  const { passed, failed, skipped, lines } = report
    ? sumReports(folder)
    : { passed: 0, failed: status === 0 ? 0 : 1, skipped: 0, lines: [] }
  rmSync(folder, { recursive: true })
  return {
    name,
    command: command.join(' '),
    counts: report !== undefined,
    status,
    minutes,
    passed,
    failed,
    skipped,
    lines,
  }
}
