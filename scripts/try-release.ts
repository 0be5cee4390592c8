import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { root } from './check/project'
import { archive, writeArchive } from './release/archive'

// Makes the archive, unpacks it in an empty folder outside of the project, where no other packages are found, and tries it as
// those who install it do.

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const place = mkdtempSync(join(tmpdir(), 'try-release-'))
const modules = join(place, 'geraham/node_modules')
const failures: { title: string; message: string }[] = []
let passed = 0

await step('the archive is made', async () => {
  await build()
  writeArchive()
  execFileSync('tar', ['-xzf', archive, '-C', place])
})
await step('it has every package the server names, and each can be loaded', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'))
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@clinic/'))
  // area codes are a package of tables without a program
  const loads = names.map((name) => (name === 'idn-area-data' ? '' : `await import('${name}');`))
  for (const name of names) statSync(join(modules, name, 'package.json'))
  writeFileSync(join(place, 'geraham/load.mjs'), loads.join('\n'))
  execFileSync(process.execPath, ['geraham/load.mjs'], { cwd: place, env: environment(), stdio: 'pipe' })
})
await step('it does not start without one of its packages', async () => {
  renameSync(join(modules, 'fastify'), join(place, 'fastify'))
  const server = start('start.mjs')
  const [code] = await server.ended
  renameSync(join(place, 'fastify'), join(modules, 'fastify'))
  expect(code !== 0 && server.printed().includes("Cannot find package 'fastify'"), `ended with ${code}`, server)
})
await step('it starts on an empty folder, a demo user signs in, the page is served, and it stops', async () => {
  const server = start('start.mjs')
  try {
    const address = await addressOf(server)
    await until(async () => (await fetch(`${address}/ready`)).ok, server)
    const reply = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'frontoffice@demo.test', password: 'demo-clinic-1', workspace: 'clinic' }),
    })
    const said = await reply.text()
    expect(reply.ok && said.includes('accessToken'), `the login answered ${reply.status} ${said}`, server)
    const page = await fetch(`${address}/login`)
    const html = await page.text()
    const [, script] = /<script[^>]+src="([^"]+)"/.exec(html) ?? []
    expect(page.ok && script !== undefined, `the page answered ${page.status} ${html.slice(0, 300)}`, server)
    const code = await fetch(new URL(script ?? '', address))
    const type = code.headers.get('content-type') ?? ''
    expect(code.ok && type.includes('javascript'), `${script} answered ${code.status} ${type}`, server)
  } finally {
    server.child.kill('SIGTERM')
  }
  const [code] = await server.ended
  expect(code === 0, `stopped with ${code}`, server)
})
await step('it makes a backup, restores it, and finds its audit whole', async () => {
  await run('run.mjs', ['backup', 'all.backup'])
  await run('run.mjs', ['restore', 'all.backup'], { DATA_DIR: 'restored' })
  await run('run.mjs', ['audit-verify'], { DATA_DIR: 'restored' })
})
await step('it says which programs there are when it does not know one', async () => {
  const program = start('run.mjs', ['nothing'])
  const [code] = await program.ended
  expect(code === 1 && program.printed().startsWith('Say which program'), `ended with ${code}`, program)
})

rmSync(place, { recursive: true, force: true })
for (const { title, message } of failures) console.log(`\n${title}: ${message}`)
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }))
process.exitCode = failures.length === 0 ? 0 : 1

/** Steps after one that failed go on, since what they find helps to understand it. */
async function step(title: string, body: () => Promise<void>) {
  const started = performance.now()
  const message = await body().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  console.log(`${message ? '✘' : '✔'} ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  if (message) failures.push({ title, message })
  else passed += 1
}

function environment(more: Record<string, string> = {}) {
  mkdirSync(join(place, 'home'), { recursive: true })
  return { PATH: process.env.PATH, HOME: join(place, 'home'), PORT: '0', DATA_DIR: 'data', ...more }
}

function start(program: string, words: string[] = [], more: Record<string, string> = {}) {
  const file = join(place, 'geraham', program)
  const child = spawn(process.execPath, [file, ...words], { cwd: place, env: environment(more) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  return { child, ended: once(child, 'close'), printed: () => output }
}

async function run(program: string, words: string[], more: Record<string, string> = {}) {
  const started = start(program, words, more)
  const [code] = await started.ended
  expect(code === 0, `${words.join(' ')} ended with ${code}`, started)
}

async function addressOf(server: ReturnType<typeof start>) {
  const find = () => /^Geraham is at (\S+)$/m.exec(server.printed())?.[1]
  await until(async () => find() !== undefined, server)
  return find() ?? ''
}

/** Waits five minutes at most, for a machine with much else to do, and not for a program that ended. */
async function until(isSo: () => Promise<boolean>, server: ReturnType<typeof start>) {
  const end = performance.now() + 300_000
  while (!(await isSo())) {
    const hasEnded = server.child.exitCode !== null
    expect(!hasEnded && performance.now() < end, hasEnded ? 'it ended' : 'it took five minutes', server)
    await setTimeout(100)
  }
}

function expect(isSo: boolean, sentence: string, { printed }: ReturnType<typeof start>) {
  if (!isSo) throw new Error(`${sentence}\n${printed().slice(-2_000)}`)
}
