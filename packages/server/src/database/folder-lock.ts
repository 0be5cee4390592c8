import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartFailure } from '../start-failure'

/**
 * Takes the data folder for this process alone (two processes in one PGlite folder silently lose rows) and answers
 * how to give it back. A lock whose process died is taken over.
 */
export async function lockFolder(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'server.lock')
  const me = { pid: process.pid, started: await startOf(process.pid), host: hostname() }
  const mine = JSON.stringify({ ...me, lock: randomUUID() })

  await mkdir(directory, { recursive: true })
  if (!(await create(file, mine))) {
    const holder = await readFile(file, 'utf8').catch(() => '')
    if (await isAlive(holder, file)) throw inUse(directory, holder)
    // Whoever else found the same dead lock replaces it too; the last one has it.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, mine)
    await rename(draft, file)
    await setTimeout(100)
    const winner = await readFile(file, 'utf8').catch(() => '')
    if (winner !== mine) throw inUse(directory, winner)
  }

  const heartbeat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), 2_000).unref()
  return async () => {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}

async function create(file: string, text: string) {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isAlive(holder: string, file: string) {
  const [, pid = '', started = '', host = ''] = /"pid":(\d+),"started":"(.*?)","host":"(.*?)"/.exec(holder) ?? []
  if (host === hostname()) return (await startOf(Number(pid))) === started
  // Another machine or container shares the folder, or the lock is just being written: only its heartbeat can tell.
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < 15_000
}

/** When a process started, or '' when there is none: the pid alone may belong to another process by now. */
async function startOf(pid: number) {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [state = '', ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead, only its parent has not noticed.
    return 'ZX'.includes(state) ? '' : (fields[18] ?? '')
  }
  try {
    process.kill(pid, 0)
    return 'running'
  } catch {
    return ''
  }
}

function inUse(directory: string, holder: string) {
  const [, pid = 'unknown'] = /"pid":(\d+)/.exec(holder) ?? []
  return new StartFailure(
    `The data folder ${directory} is in use by another process (${pid}); stop it, or set another DATA_DIR.`,
  )
}
