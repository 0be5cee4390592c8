import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { precompress } from './precompress.mjs'

const root = dirname(import.meta.dirname)
const stamp = join(root, 'packages/server/dist/built-from')
const outputs = ['packages/server/dist/main.mjs', 'packages/web/dist/index.html', 'packages/web/styled-system']
const sources = [
  '.storybook', // its stories' styles are in the style sheet
  'openapi',
  'openapi.yaml',
  'packages',
  'panda.config.ts',
  'pnpm-lock.yaml',
  'postcss.config.cjs',
  'scripts/build.mjs',
  'scripts/generate-texts.ts',
  'scripts/generate.ts',
  'scripts/precompress.mjs',
  'tsconfig.base.json',
]
const notSources = /^(node_modules|dist|styled-system|i18n-.*|.*\.gen\..*)$/

/** Brings the built web and server up to date; does nothing when no source changed since the last build. */
export async function build() {
  if (!existsSync(join(root, 'node_modules/vite')))
    throw new Error('Nothing is installed yet: run `npx -y pnpm@10.34.9 install` first.')
  const fingerprint = await fingerprintOf(sources)
  if (fingerprint === (await lastFingerprint())) return
  const started = performance.now()
  console.log('Building Geraham, because its sources changed since the last build …')
  await rm(stamp, { force: true })
  const stop = new AbortController()
  const { signal } = stop
  await all(stop, [run('tsx scripts/generate.ts', signal), run('panda codegen --silent', signal)])
  await all(stop, [buildWeb(signal), run('node packages/server/build.mjs', signal)])
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, fingerprint)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Like Promise.all, but when one step fails the others are stopped and have ended before it rejects: none writes on. */
async function all(stop, steps) {
  try {
    await Promise.all(steps)
  } catch (error) {
    stop.abort()
    await Promise.allSettled(steps)
    throw error
  }
}

async function buildWeb(signal) {
  await run('vite build packages/web --logLevel warn', signal)
  await precompress(join(root, 'packages/web/dist'))
}

/** Contents, not times: a fresh clone has new times and the same sources. The address of the backend is built in. */
async function fingerprintOf(paths) {
  const files = (await Promise.all(paths.map((path) => filesBelow(path)))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index])
  return hash.digest('hex')
}

async function filesBelow(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [path]
  const wanted = entries.filter(({ name }) => !notSources.test(name))
  const below = wanted.map((entry) =>
    entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  )
  return (await Promise.all(below)).flat()
}

async function lastFingerprint() {
  return outputs.every((path) => existsSync(join(root, path))) ? readFile(stamp, 'utf8').catch(() => '') : ''
}

/** Quiet while all is well: what the step said is shown only when it fails. */
function run(command, signal) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  }
  const [program, ...words] = command.split(' ')
  // Windows finds a tool only through its shell; elsewhere a shell would be stopped in place of the tool.
  const shell = process.platform === 'win32'
  const step = spawn(program, words, { cwd: root, env, shell, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  step.stdout.on('data', (chunk) => output.push(chunk))
  step.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    step.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    step.on('close', (code) => {
      if (code === 0) return resolve()
      if (!signal.aborted) process.stderr.write(Buffer.concat(output))
      reject(new Error(`The build failed in \`${command}\`; its output is above.`))
    })
  })
}

if (process.argv[1] === import.meta.filename) {
  await build().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
