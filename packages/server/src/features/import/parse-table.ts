import { setTimeout } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../refusal'
import type { Table, TableMessage } from './table'

/** A file as it is stored: what it is, and its rows as JSON in pieces. */
export interface ParsedTable extends Table {
  pieces: string[]
  count: number
}

/** Milliseconds one file may take; the largest that is allowed takes a tenth of it. */
const deadline = 20_000
/** Megabytes of the thread, three times what the largest file takes. */
const memory = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }
/** Bytes of files that wait at most, being read included: they are held in memory. */
const mostWaiting = 64 * 2 ** 20

let waiting = 0
let lastTurn: Promise<unknown> = Promise.resolve()

/** Reads a file that somebody sent, one at a time and in a thread of its own: nobody else waits for it. */
export async function parseTable(bytes: Buffer): Promise<ParsedTable> {
  if (waiting + bytes.length > mostWaiting) throw new Refusal(503, 'importBusy', { retryAfterSeconds: 30 })
  waiting += bytes.length
  const turn = lastTurn.then(() => parse(bytes))
  lastTurn = turn.catch(() => {})
  return turn.finally(() => {
    waiting -= bytes.length
  })
}

async function parse(bytes: Buffer): Promise<ParsedTable> {
  const workerData = Uint8Array.from(bytes)
  const worker = new Worker(new URL('./table-worker.mjs', import.meta.url), {
    workerData,
    transferList: [workerData.buffer],
    resourceLimits: memory,
    execArgv: [],
    env: {},
  })
  const pieces: string[] = []
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Refusal(413, 'importTooMuch')), deadline)
      worker.on('message', (message: TableMessage) => {
        if ('piece' in message) return pieces.push(message.piece)
        if ('table' in message) return resolve({ ...message.table, count: message.count, pieces })
        const { status, sentence, values } = message.refusal
        reject(new Refusal(status, sentence, { ...(values && { values }) }))
      })
      worker.on('error', (error) => reject(isOutOfMemory(error) ? new Refusal(413, 'importTooMuch') : error))
      worker.on('exit', () => {
        clearTimeout(timer)
        reject(new Error('The thread that read a file ended without a word'))
      })
    })
  } finally {
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown) => Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY'
