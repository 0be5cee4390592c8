import { setTimeout } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../use-case/refusal'
import type { Table, TableMessage } from './table'

/** A file as it is stored: its properties, and its rows as JSON in pieces. */
export interface ParsedTable extends Table {
  pieces: string[]
  count: number
}

const limits = {
  /** Milliseconds one file may take; the largest that is allowed takes a tenth of it. */
  deadline: 20_000,
  /** The memory of the thread in megabytes, three times what the largest file needs. */
  memory: 768,
  /** Bytes of files that wait at most, being read included: they are held in memory. */
  mostWaiting: 64 * 2 ** 20,
  /** Of them, bytes of one company: two of the largest files, so that others find room. */
  mostOfCompany: 24 * 2 ** 20,
  /** The program of the thread. */
  program: new URL('./table-worker.mjs', import.meta.url),
}

export type TableLimits = Partial<typeof limits>
export type ParseTable = ReturnType<typeof openTableParser>

/**
 * Returns a function that parses an uploaded file in a thread of its own, one at a time, so that other requests do not wait.
 * Companies take turns: however many files one has sent, another waits for one of them at most.
 */
export function openTableParser(changed: TableLimits = {}) {
  const { mostWaiting, mostOfCompany, ...thread } = { ...limits, ...changed }
  const held = new Set<{ company_id: number; size: number }>()
  /** The files of each company, the one being read included; the company whose turn it is comes first. */
  const queues = new Map<number, (() => Promise<unknown>)[]>()
  let isReading = false

  async function readInTurn() {
    isReading = true
    // also goes through companies that are added meanwhile
    for (const [company_id, [read]] of queues) {
      await read?.()
      const rest = queues.get(company_id)?.slice(1) ?? []
      queues.delete(company_id)
      if (rest.length > 0) queues.set(company_id, rest)
    }
    isReading = false
  }

  return async (company_id: number, bytes: Buffer): Promise<ParsedTable> => {
    const file = { company_id, size: bytes.length }
    const all = [...held, file]
    if (sizeOf(all) > mostWaiting || sizeOf(all.filter((each) => each.company_id === company_id)) > mostOfCompany)
      throw new Refusal(503, 'importBusy', { retryAfterSeconds: 30 })
    held.add(file)
    try {
      return await new Promise((resolve) => {
        const read = () => {
          const table = parse(bytes, thread)
          resolve(table)
          return table.catch(() => {}) // the client has the refusal
        }
        queues.set(company_id, [...(queues.get(company_id) ?? []), read])
        if (!isReading) readInTurn()
      })
    } finally {
      held.delete(file)
    }
  }
}

const sizeOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)

type Thread = Pick<typeof limits, 'deadline' | 'memory' | 'program'>

async function parse(bytes: Buffer, { deadline, memory, program }: Thread) {
  const workerData = Uint8Array.from(bytes)
  const worker = new Worker(program, {
    workerData,
    transferList: [workerData.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
    env: {},
  })
  const pieces: string[] = []
  try {
    return await new Promise<ParsedTable>((resolve, reject) => {
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
