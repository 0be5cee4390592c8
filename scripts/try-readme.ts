import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endGroup } from '../end-group'
import { inTurn } from '../turn'
import { root } from './check/project'
import { commandsIn } from './commands-in'

// Tries every command the README names in a fresh clone, as a reader does, and tells which of them fail. What CI runs whole in
// a stage of its own is tried for a part: the question here is whether it works where nothing has been built yet.

interface Trial {
  /** The command in the README. */
  command: string
  /** The command to run, where the README's words stand for something or would take hours. */
  typed?: string
  /** The command goes on until it is ended: the address that answers, or the words it prints, once it works. */
  works?: { at: string } | { says: string }
}

const minutes = 60_000
const most = 5 * minutes
const npx = 'npx -y pnpm@10.34.9'

interface Group {
  /** The files these commands depend on, beside those that all do. */
  ground: RegExp
  trials: Trial[]
}

/** The files every command depends on. */
const ground =
  /^(README\.md|package\.json|pnpm-|tsconfig|packages\/\w+\/package\.json|scripts\/(try-readme|commands-in|generate))/
/** What the installation leaves in a clone. */
const installed = ['node_modules', 'styled-system', '*.gen.*', 'i18n-*.ts']
// Each of these begins with a clone as it was installed: nothing is built. Within one a command finds what those before it
// left. What adds sources comes last.
const groups: Group[] = [
  {
    ground:
      /^(scripts\/(build|run|precompress|release)|deploy\/|packages\/server\/(build\.mjs|src\/(programs|env|serve)))/,
    trials: [
      { command: `${npx} install && ${npx} start`, works: { at: 'http://127.0.0.1:8080/ready' } },
      { command: 'pnpm backup FILE', typed: 'pnpm backup all.backup' },
      { command: 'pnpm restore FILE', typed: 'DATA_DIR=restored pnpm restore all.backup' },
      { command: 'pnpm audit-verify' },
      { command: 'pnpm fhir VISIT', typed: 'pnpm fhir 1' },
      { command: 'pnpm release' },
    ],
  },
  {
    ground: /^(vitest|scale|turn|scripts\/tests-in-turn|packages\/server\/src\/testing\/[\w-]+\.ts)/,
    trials: [
      { command: `${npx} install && ${npx} test`, typed: `${npx} install && ${npx} test access login clinic-day turn` },
    ],
  },
  {
    ground: /^(scripts\/dev|packages\/web\/(vite|index)|panda|postcss)/,
    trials: [{ command: 'pnpm dev', works: { at: 'http://127.0.0.1:5173/api/auth/demo-account' } }],
  },
  {
    ground: /^(\.storybook\/|panda|postcss|packages\/web\/vite)/,
    trials: [
      { command: 'pnpm storybook', typed: 'pnpm storybook --ci', works: { at: 'http://127.0.0.1:6006/index.json' } },
    ],
  },
  {
    ground: /^(playwright|chromium|scripts\/(build|run)|e2e\/(clinic-day|dashboard))/,
    trials: [{ command: 'pnpm e2e', typed: 'pnpm e2e e2e/dashboard.e2e.ts --project desktop' }],
  },
  {
    ground: /^(bench\/|chromium|scripts\/(build|check\.ts|check\/(check|command)\.ts))/,
    trials: [
      { command: 'pnpm check', works: { says: '✔ build' } },
      { command: 'pnpm bench', typed: 'pnpm bench size' },
      { command: 'pnpm bench pages', typed: 'pnpm bench pages login' },
      { command: 'pnpm bench list', works: { says: '| figure | measured |' } },
    ],
  },
  {
    ground: /^(scripts\/(soak|mutate)|vitest)/,
    trials: [
      { command: 'pnpm soak', works: { says: '===== core' } },
      { command: 'pnpm mutate', typed: 'pnpm mutate doctor/licence' },
    ],
  },
  {
    ground: /^scripts\/(new-feature|feature-template)/,
    trials: [{ command: 'pnpm generate' }, { command: 'pnpm new-feature KEY', typed: 'pnpm new-feature dental-chair' }],
  },
]

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const named = groups.flatMap(({ trials }) => trials.map(({ command }) => command))
const failures = commandsIn(readFileSync(join(root, 'README.md'), 'utf8'))
  .filter((command) => !named.includes(command))
  .map((command) => ({ title: command, message: 'the README names it, and it is not among those tried here' }))
const clone = mkdtempSync(join(tmpdir(), 'readme-'))
execFileSync('git', ['clone', '--quiet', root, clone])
let passed = 0
const inThisRun = inTurn(groups, {
  walk: 'commands of the README',
  name: ({ trials: [first] }) => first?.command ?? '',
  isChanged: (group, files) => files.some((file) => ground.test(file) || group.ground.test(file)),
})
install()
for (const { trials } of inThisRun) {
  execFileSync('git', ['clean', '-xdfq', ...installed.flatMap((name) => ['--exclude', name])], { cwd: clone })
  for (const trial of trials) {
    const started = performance.now()
    const message = await problemOf(trial)
    console.log(`${message ? '✘' : '✔'} ${trial.command} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    if (message) failures.push({ title: trial.command, message })
    else passed += 1
  }
}
rmSync(clone, { recursive: true, force: true })
for (const { title, message } of failures) console.log(`\n${title}: ${message}`)
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }))
process.exitCode = failures.length === 0 ? 0 : 1

/** Returns the error with the output; undefined when the command works. */
async function problemOf({ command, typed = command, works }: Trial) {
  const child = spawn('bash', ['-c', typed.replaceAll(/(^|\s)pnpm (?!install)/g, `$1${npx} `)], {
    cwd: clone,
    detached: true, // its group is ended with it
    env: { ...process.env, NODE_ENV: undefined, WALK: undefined, FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (printed += bytes))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const isWorking = async () =>
    works !== undefined && ('at' in works ? await answers(works.at) : printed.includes(works.says))
  const until = performance.now() + most
  let isWorkingNow = false
  while (!isOver() && !isWorkingNow && performance.now() < until) {
    await setTimeout(250)
    isWorkingNow = await isWorking()
  }
  const code = child.exitCode
  if (child.pid) await endGroup(child.pid)
  if (works ? isWorkingNow : code === 0) return undefined
  return `${isOver() && code !== null ? `ended with ${code}` : `did not get there in ${most / minutes} minutes`}\n${printed.slice(-3_000)}`
}

/** Generates too. */
function install() {
  execFileSync('bash', ['-c', `${npx} install --frozen-lockfile --prefer-offline`], { cwd: clone, stdio: 'ignore' })
}

async function answers(url: string) {
  const reply = await fetch(url).catch(() => undefined)
  return reply?.ok === true
}
