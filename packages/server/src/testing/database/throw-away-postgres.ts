import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

interface Options {
  /** A commit is on the disk before it is answered, as in a clinic. */
  durable?: boolean
  /** The data folder; by default a new one that is removed when it stops. */
  folder?: string
  /** More settings, as `name=value`. */
  settings?: string[]
  /** Makes the data folder, which does not exist yet; by default that of an empty server. */
  fill?: (directory: string) => void
}

/** Starts a PostgreSQL server of the installed version on a free port. */
export async function startThrowAwayPostgres({
  durable = false,
  folder = newFolder(),
  settings = [],
  fill = makeEmpty,
}: Options = {}) {
  const directory = join(folder, 'data')
  giveToPostgres(folder)
  fill(directory)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}`
  const all = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    `fsync=${durable ? 'on' : 'off'}`,
    ...settings,
  ].flatMap((each) => ['-c', each])
  let server: ChildProcess
  await start()
  return {
    url,
    port,
    start,
    /** Ends it and all its processes at once, as a power cut does; `start` goes on with what is on the disk. */
    async kill() {
      const { pid } = server
      if (pid === undefined || isGone(pid)) return
      process.kill(pid, 'SIGSTOP') // so that it has no more children meanwhile
      const family = [...childrenOf(pid), pid]
      for (const each of family) process.kill(each, 'SIGKILL')
      while (!family.every(isGone)) await setTimeout(5)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function start() {
    server = spawn(join(programs(), 'postgres'), ['-D', directory, '-p', String(port), ...all], {
      ...asPostgres(),
      cwd: folder,
      stdio: 'ignore',
    })
    await answers(url)
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'clinic-postgres-'))

const statusOf = (pid: number | string) => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent = ''] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return { state: 'X', parent: 0 }
  }
}
const isGone = (pid: number) => 'ZX'.includes(statusOf(pid).state)
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each) && statusOf(each).parent === pid)
    .map(Number)

const makeEmpty = (directory: string) =>
  runAsPostgres('initdb', ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])

/** Runs a program to its end as the user of the server. */
export function runAsPostgres(program: string, parameters: string[]) {
  execFileSync(program, parameters, { ...asPostgres(), cwd: tmpdir(), stdio: 'ignore' })
}

/** A folder the user of the server may write to. */
export function giveToPostgres(folder: string) {
  const { uid, gid } = serverUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** How a program is started as the user of the server, with the programs of PostgreSQL found first. */
export function asPostgres() {
  return { ...serverUser(), env: { ...process.env, PATH: `${programs()}:${process.env.PATH}` } }
}

/** The folder of the newest version's programs. */
function programs() {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b))
  return join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin')
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Runs one statement on a server, outside every database of the tests. */
export async function onServer(url: string, statement: string) {
  const client = new Client(`${url}/postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Resolves once a server that was started answers. */
export async function answers(url: string, attempts = 200): Promise<void> {
  const answer = await onServer(url, 'select 1').catch((error: unknown) => error ?? 'no answer')
  if (answer === undefined) return
  if (attempts === 0) throw answer
  await setTimeout(50)
  return answers(url, attempts - 1)
}
