import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

/** Starts a PostgreSQL server of the installed version on a free port, in a folder that goes when it stops. */
export async function startThrowAwayPostgres() {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b))
  const program = (name: string) => join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin', name)
  const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'))
  const user = serverUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)

  execFileSync(program('initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ]
  const server = spawn(
    program('postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const url = `postgres://postgres@127.0.0.1:${port}`
  await answers(url)
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort() {
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

async function answers(url: string, attempts = 200): Promise<void> {
  const answer = await onServer(url, 'select 1').catch((error: unknown) => error ?? 'no answer')
  if (answer === undefined) return
  if (attempts === 0) throw answer
  await setTimeout(50)
  return answers(url, attempts - 1)
}
