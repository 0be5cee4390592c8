import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { DatabaseError } from 'pg'
import { type Changes, changeChannel } from '../live/changes'
import { refuseInsideTransaction } from '../use-case/inside-transaction'
import { holdsDatabase } from './data-folder'
import { type DiskSpace, diskFull, isDiskFull, type Room } from './disk-space'
import { pgliteProgram } from './pglite-program'
import { restrictToOwner } from './private-files'
import { statementName } from './statement-name'

interface Surroundings {
  changes: Changes
  space: DiskSpace
  /** Called once the engine starts in its thread. */
  onBegun?: (() => void) | undefined
}

/** Starts the embedded database of a folder, a new one if it is empty. It has one connection: statements wait for each other. */
export async function openEmbedded(dataDirectory: string, { changes, space, onBegun }: Surroundings): Promise<Dialect> {
  const directory = join(dataDirectory, 'database')
  const isThere = await holdsDatabase(dataDirectory)
  await restrictToOwner(dataDirectory)
  if (!isThere) await create(directory, changes)
  // On a full disk the engine ends, and recovers in the room that is kept for that.
  const start = () =>
    startEngine(directory, changes, onBegun).catch((error: unknown) => {
      if (isDiskFull(error) && space.giveUpReserve()) return startEngine(directory, changes)
      throw error
    })
  const driver = new EmbeddedDriver(await start(), { start, space })
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/**
 * Creates the database and moves it to its place once it is complete and on the disk, so that a power failure leaves none or a
 * whole one.
 */
async function create(directory: string, changes: Changes) {
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const engine = await startEngine(draft, changes)
  await engine.stop()
  for (const entry of await readdir(draft, { recursive: true })) await sync(join(draft, entry))
  await rename(draft, directory)
  await sync(dirname(directory))
}

async function sync(path: string) {
  const file = await open(path)
  await file.sync()
  await file.close()
}

type Engine = Awaited<ReturnType<typeof startEngine>>

/** How long a statement waits for an engine that is starting again. */
const patience = 500
/** Between two starts that fail, as they do while the disk is full. */
const pause = 1_000

class EmbeddedDriver extends PostgresDriver {
  private lastTurn = Promise.resolve()
  private readonly closing = new AbortController()
  private readonly watching: Promise<void>
  private goneAt = 0
  private readonly releases = new WeakMap<DatabaseConnection, () => void>()

  constructor(
    private engine: Engine,
    private readonly surroundings: { start: () => Promise<Engine>; space: DiskSpace },
  ) {
    super({ pool: () => Promise.reject(new Error('The embedded database has no pool')) })
    this.watching = this.watch()
  }

  override async init() {}

  /** Starts the engine again whenever it dies. */
  private async watch() {
    const { signal } = this.closing
    const closed = new Promise((resolve) => signal.addEventListener('abort', resolve))
    for (;;) {
      await Promise.race([this.engine.gone, closed])
      if (signal.aborted) return
      this.goneAt ||= Date.now()
      if (this.engine.ranOutOfRoom()) this.surroundings.space.giveUpReserve()
      try {
        this.engine = await this.surroundings.start()
        this.goneAt = 0
      } catch {
        await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }

  override async acquireConnection() {
    refuseInsideTransaction()
    let release = () => {}
    const earlier = this.lastTurn
    this.lastTurn = new Promise((resolve) => {
      release = resolve
    })
    await earlier
    // Statements wait a little while the engine starts; when it cannot start they are refused at once.
    while (this.engine.isGone() && Date.now() < (this.goneAt || Date.now()) + patience) await setTimeout(10)
    const { engine } = this
    await engine.mindRoom(this.surroundings.space.room()).catch(() => {}) // the next statement reports a lost engine
    const connection = connectionTo(engine)
    this.releases.set(connection, release)
    return connection
  }

  override async releaseConnection(connection: DatabaseConnection) {
    this.releases.get(connection)?.()
  }

  override async destroy() {
    await this.lastTurn
    this.closing.abort()
    await this.watching
    await this.engine.stop()
  }
}

const connectionTo = (engine: Engine): DatabaseConnection => ({
  async executeQuery({ sql, parameters }: CompiledQuery) {
    const { rows, rowCount } = await engine.query(sql, parameters)
    return { rows, numAffectedRows: BigInt(rowCount) }
  },
  streamQuery() {
    throw new Error('The embedded database does not stream')
  },
})

interface Reply {
  id: number
  rows: never[]
  rowCount: number
  /** Why the engine ends. */
  last?: string
  /** A message on the channel of changes. */
  heard?: string
  error?: Partial<DatabaseError>
}

async function startEngine(directory: string, changes: Changes, onBegun?: () => void) {
  const workerData = { directory, channel: changeChannel, program: await pgliteProgram() }
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData })
  onBegun?.()
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  const reply = (id: number) => new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }))
  let queued = 0
  let isGone = false
  let lastWords = 'The embedded database stopped'
  const ranOutOfRoom = () => isDiskFull({ message: lastWords })
  const stopped = () => databaseError({ message: lastWords, code: ranOutOfRoom() ? diskFull : '57P02' })
  let room: Room = 'enough'

  worker.on('message', ({ last, heard, error, ...answer }: Reply) => {
    if (heard !== undefined) return changes.heard(heard)
    lastWords = last ?? lastWords
    const question = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (error) question?.reject(databaseError(error))
    else question?.resolve(answer)
  })
  worker.on('error', () => {}) // 'exit' follows, and rejects everything that waits
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve())).then(() => {
    isGone = true
    changes.lost()
    for (const { reject } of waiting.values()) reject(stopped())
  })

  const send = async (sql: string, parameters: readonly unknown[] = []) => {
    if (isGone) throw stopped()
    queued += 1
    worker.postMessage({ id: queued, sql, parameters, name: statementName(sql, parameters) })
    return reply(queued)
  }

  await reply(0)
  changes.hearing()
  return {
    isGone: () => isGone,
    gone,
    ranOutOfRoom,
    async query(sql: string, parameters: readonly unknown[]) {
      try {
        return await send(sql, parameters)
      } catch (error) {
        const isRefused = room === 'none' && Object(error).code === readOnlyTransaction
        throw isRefused ? databaseError({ message: 'No space left on device', code: diskFull }) : error
      }
    },
    /** Between two transactions: without room the next ones only read. */
    async mindRoom(found: Room) {
      if (found === room) return
      const before = room
      room = found
      if (found === 'short' && before === 'enough') await send('checkpoint') // frees log files that are no longer needed
      if (found === 'none' || before === 'none') {
        await send(`set default_transaction_read_only = ${found === 'none' ? 'on' : 'off'}`)
      }
    },
    async stop() {
      worker.postMessage({})
      await gone
    },
  }
}

const readOnlyTransaction = '25006'

/** The class of errors that pg throws, so that handlers are the same for both databases. */
const databaseError = ({ message = '', ...details }: Partial<DatabaseError>) =>
  Object.assign(new DatabaseError(message, 0, 'error'), details)
