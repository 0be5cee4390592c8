import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
import { refuseInsideTransaction } from './transaction'

/** Starts the embedded database in `directory`, a new one if there is none. It has one connection: who comes second waits. */
export async function openEmbedded(directory: string): Promise<Dialect> {
  if (!existsSync(directory)) await create(directory)
  const driver = new EmbeddedDriver(await startEngine(directory), () => startEngine(directory))
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** It stands at its place once it is whole and on the disk, whenever somebody pulls the plug. */
async function create(directory: string) {
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true })
  const engine = await startEngine(draft)
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

class EmbeddedDriver extends PostgresDriver {
  private lastTurn = Promise.resolve()
  private restartAfter = 0
  private readonly releases = new WeakMap<DatabaseConnection, () => void>()

  constructor(
    private engine: Engine,
    private readonly restart: () => Promise<Engine>,
  ) {
    super({ pool: () => Promise.reject(new Error('The embedded database has no pool')) })
  }

  override async init() {}

  override async acquireConnection() {
    refuseInsideTransaction()
    let release = () => {}
    const earlier = this.lastTurn
    this.lastTurn = new Promise((resolve) => {
      release = resolve
    })
    await earlier
    await this.ensureEngine().catch((cause: unknown) => {
      release()
      throw cause
    })
    const connection = connectionTo(this.engine)
    this.releases.set(connection, release)
    return connection
  }

  private async ensureEngine() {
    if (!this.engine.isGone()) return
    // While the disk is full every start fails: who asks meanwhile is told at once.
    if (Date.now() < this.restartAfter) throw this.engine.stopped()
    this.engine = await this.restart().catch((cause: unknown) => {
      this.restartAfter = Date.now() + 2_000
      throw cause
    })
  }

  override async releaseConnection(connection: DatabaseConnection) {
    this.releases.get(connection)?.()
  }

  override async destroy() {
    await this.lastTurn
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
  error?: Partial<DatabaseError>
}

async function startEngine(directory: string) {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { directory } })
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  const reply = (id: number) => new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }))
  let asked = 0
  let gone = false
  let lastWords = 'The embedded database stopped'
  const stopped = () => databaseError({ message: lastWords, code: '57P02' })

  worker.on('message', ({ last, error, ...answer }: Reply) => {
    lastWords = last ?? lastWords
    const question = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (error) question?.reject(databaseError(error))
    else question?.resolve(answer)
  })
  worker.on('error', () => {}) // 'exit' follows, and tells everybody who waits
  worker.on('exit', () => {
    gone = true
    for (const { reject } of waiting.values()) reject(stopped())
  })

  await reply(0)
  return {
    isGone: () => gone,
    stopped,
    async query(sql: string, parameters: readonly unknown[]) {
      if (gone) throw stopped()
      asked += 1
      worker.postMessage({ id: asked, sql, parameters })
      return reply(asked)
    },
    async stop() {
      if (gone) return
      worker.postMessage({})
      await new Promise((resolve) => worker.once('exit', resolve))
    },
  }
}

/** The class of errors pg throws: who handles them need not know which database answered. */
const databaseError = ({ message = '', ...details }: Partial<DatabaseError>) =>
  Object.assign(new DatabaseError(message, 0, 'error'), details)
