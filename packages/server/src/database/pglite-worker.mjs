import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Client, types } from 'pg'
import { columnParsers } from './column-parsers.mjs'

// The embedded database, in a thread of its own so that a long statement does not stop the server.

let fsyncs = 0
const inputOutputError = 29 // the number WASI gives this error
const noSpaceLeft = 51

/**
 * PGlite's file system never syncs: without this, an acknowledged commit may be lost in a power cut. And it lets every
 * user of the machine read and write its files, whatever the umask is.
 */
class DurableNodeFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const result = await super.init(pg, options)
    result.emscriptenOpts.preRun?.push((/** @type {any} */ module) => {
      keepPrivate(module.NODEFS)
      module.NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ stream) => {
        fsyncs += 1
        try {
          fsyncSync(stream.nfd)
          return 0
        } catch {
          return inputOutputError
        }
      }
    })
    return result
  }
}

/** Makes files and folders that the engine creates, or whose mode it changes, accessible to their owner only. */
function keepPrivate(/** @type {any} */ { node_ops, stream_ops }) {
  const ownersOnly = 0o170700 // the kind of the file, and the rights of its owner
  const { mknod, setattr } = node_ops
  node_ops.mknod = (/** @type {[any, string, number, number]} */ ...[parent, name, mode, device]) =>
    mknod(parent, name, mode & ownersOnly, device)
  node_ops.setattr = (/** @type {any} */ node, /** @type {any} */ attributes) => setattr(node, closed(attributes))
  const { setattr: setOpen } = stream_ops
  stream_ops.setattr = (/** @type {any} */ stream, /** @type {any} */ attributes) => setOpen(stream, closed(attributes))
  /** @param {{ mode?: number }} attributes */
  function closed({ mode, ...others }) {
    return mode === undefined ? others : { ...others, mode: mode & ownersOnly }
  }
}

const port = parentPort
if (!port) throw new Error('pglite-worker is started by the server, as a worker')

/** @param {unknown} error */
const portable = (error) => {
  const { errno, code, severity, constraint, table, column, detail } = Object(error)
  const full = errno === noSpaceLeft && { message: 'No space left on device', code: '53100' }
  const message = String(Object(error).message ?? error)
  return { message, code, severity, constraint, table, column, detail, ...full }
}

/**
 * After a panic (the disk is full, say) PGlite turns in a loop for ever. The thread ends instead; the next statement
 * starts another one, which recovers as after a crash.
 * @param {string} line
 */
const endAfterPanic = (line) => {
  if (!/\b(PANIC|FATAL):/.test(line)) return false
  port.postMessage({ last: line })
  process.exit(1)
}

try {
  const database = await PGlite.create({
    fs: new DurableNodeFS(workerData.directory),
    pgliteWasmModule: workerData.program,
    extensions: { btree_gin, btree_gist, pg_trgm },
    onStderr: endAfterPanic,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      // half of the default buffers: some 50 MB less of memory, for 3 to 10 % of the time of a report of a whole year
      ...['fsync=on', 'wal_sync_method=fsync', 'timezone=UTC', 'shared_buffers=64MB'].flatMap((setting) => [
        '-c',
        setting,
      ]),
    ],
  })
  // The shim relies on PGlite's insides: one commit proves that it still works.
  fsyncs = 0
  await database.query(`select pg_logical_emit_message(true, 'durability', 'check')`)
  if (fsyncs === 0) throw new Error('a commit was not synced to the disk, so data could be lost')

  const client = new Client({
    ...createPgConfig(database),
    types: { getTypeParser: (id, format) => columnParsers[id] ?? types.getTypeParser(id, format) },
  })
  // What the engine throws, and not as an answer to a statement, leaves it in a state that nobody knows.
  client.on('error', (error) => {
    port.postMessage({ last: portable(error).message })
    process.exit(1)
  })
  client.on('notification', ({ payload }) => port.postMessage({ heard: payload }))
  await client.connect()
  await client.query(`listen ${client.escapeIdentifier(workerData.channel)}`)

  // A server has a process for this. Without it what is recovered after a crash grows from the last start on.
  setInterval(() => client.query('checkpoint').catch(() => {}), 5 * 60_000)

  port.on('message', async ({ id, sql, parameters, name }) => {
    if (sql === undefined) {
      await database.close().catch(() => {})
      process.exit(0)
    }
    try {
      // a text without parameters may hold several statements
      const result = [await client.query({ text: sql, values: parameters, name })].flat().at(-1)
      port.postMessage({ id, rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 })
    } catch (error) {
      port.postMessage({ id, error: portable(error) })
    }
  })
  port.postMessage({ id: 0 })
} catch (error) {
  port.postMessage({ id: 0, error: portable(error) })
  process.exit(1)
}
