import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartFailure } from '../programs/start-failure'

/**
 * Takes the data folder for this process alone (two processes in one PGlite folder silently lose rows) and returns a function
 * that releases it. A lock whose process died is taken over.
 */
export async function lockFolder(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'server.lock')
  const me = { pid: process.pid, started: await startOf(process.pid), host: hostname() }
  const mine = JSON.stringify({ ...me, lock: randomUUID() })

  await mkdir(directory, { recursive: true, mode: 0o700 })
  for (;;) {
    const holder = await holderOf(file)
    if (holder === undefined) {
      if (await create(file, mine)) break
      continue // another process was faster
    }
    if (await isAlive(holder, file)) throw inUse(directory, holder)
    // Another process that found the same dead lock replaces it too; the last one has it.
    if (!(await replace(file, { holder, mine }))) continue
    await setTimeout(100)
    const winner = (await textOf(file)) ?? ''
    if (winner !== mine) throw inUse(directory, winner)
    break
  }

  const heartbeat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), 2_000).unref()
  return async () => {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}

/** The file appears with its text or not at all, so that a crash leaves no empty lock. */
async function create(file: string, text: string) {
  const draft = await writeDraft(file, text)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    const { code } = Object(error)
    if (code === 'EEXIST') return false
    if (withoutLinks.includes(code)) return createEmptyFirst(file, text)
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Returns false when another process was faster: a slow disk may have taken longer than its check of the lock. */
async function replace(file: string, { holder, mine }: { holder: string; mine: string }) {
  const draft = await writeDraft(file, mine)
  if ((await textOf(file)) === holder) {
    await rename(draft, file)
    return true
  }
  await rm(draft, { force: true })
  return false
}

const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']

async function createEmptyFirst(file: string, text: string) {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false
    throw error
  }
}

async function writeDraft(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true })
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return draft
}

/**
 * Returns the holder written in the lock, if there is one. A process writes it within a second; a lock that stays unreadable
 * was left by a crash.
 */
async function holderOf(file: string) {
  for (let look = 0; ; look += 1) {
    const holder = await textOf(file)
    if (holder === undefined || form.test(holder) || look === 20) return holder
    await setTimeout(50)
  }
}

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: unknown) => (Object(error).code === 'ENOENT' ? undefined : ''))

const form = /"pid":(\d+),"started":"(.*?)","host":"(.*?)"/

async function isAlive(holder: string, file: string) {
  const [, pid, started, host] = form.exec(holder) ?? []
  if (host === undefined) return false
  if (host === hostname()) return (await startOf(Number(pid))) === started
  // Another machine or container shares the folder: only its heartbeat can tell.
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
