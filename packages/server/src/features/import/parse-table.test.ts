import { BroadcastChannel } from 'node:worker_threads'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openTableParser, type TableLimits } from './parse-table'

const program = new URL('../../testing/stubborn-table-worker.mjs', import.meta.url)
const server = await startTestServer({ tables: { program, deadline: 4_000, memory: 64 } })
afterAll(() => server.close())

const file = (title: string) => Buffer.from(`${title}\nNama;No HP\nAyu;081234567890\n`)

async function openDesk() {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
  const send = (title: string) =>
    server.call('createImport', { token, body: file(title), query: { kind: 'patient', file_name: 'berkas.csv' } })
  return { send }
}

const tooMuch = {
  status: 413,
  body: {
    status: 'badRequest',
    msg: 'There is too much in this file to be read. Copy the rows alone into a new one, or divide it.',
  },
}

describe('a file that is to be imported', () => {
  // Seen to fail: without the deadline; with a thread that is not ended.
  it('is refused in words when it takes too long; its thread ends and the next file is read', async () => {
    const beats = new BroadcastChannel('endless table')
    let count = 0
    beats.onmessage = () => (count += 1)
    onTestFinished(() => beats.close())
    const { send } = await openDesk()
    const endless = send('endless')
    await expect.poll(() => count, { timeout: 4_000 }).toBeGreaterThan(0)
    const next = send('next')
    expect(await endless).toMatchObject(tooMuch)
    const ended = count
    expect((await next).status).toBe(201)
    expect(count).toBe(ended)
  })

  // Seen to fail: without the limit; with an end for want of memory taken for a defect.
  it('is refused in words when it takes too much memory, and the server goes on', async () => {
    const { send } = await openDesk()
    expect(await send('greedy')).toMatchObject(tooMuch)
    expect((await send('next')).status).toBe(201)
  })
})

describe('the queue of files', () => {
  const busy = { status: 503, sentence: 'importBusy', details: { retryAfterSeconds: 30 } }
  const { length: size } = file('A')

  /** Sends files at once, each named by its company; answers in which order they were read. */
  async function orderOf(companies: readonly number[], limits?: TableLimits) {
    const parse = openTableParser(limits)
    const read: number[] = []
    await Promise.all(companies.map((company_id) => parse(company_id, file('A')).then(() => read.push(company_id))))
    return read
  }

  // Seen to fail: with files read in the order in which they came.
  it('gives each company its turn, however many files one has sent', async () => {
    expect(await orderOf([1, 1, 1, 2, 3, 2])).toEqual([1, 2, 3, 1, 2, 1])
  })

  // Seen to fail: without the limit of a company; with places that are not given back.
  it('refuses a company that fills its part, and has room for others', async () => {
    const parse = openTableParser({ mostOfCompany: 2 * size })
    const own = [parse(1, file('A')), parse(1, file('B'))]
    await expect(parse(1, file('C'))).rejects.toMatchObject(busy)
    await expect(parse(2, file('D'))).resolves.toMatchObject({ count: 1 })
    await Promise.all(own)
    await expect(parse(1, file('C'))).resolves.toMatchObject({ count: 1 })
  })

  // Seen to fail: without the limit of all; with the place of a file that is refused not given back.
  it('refuses files while it is full, and none afterwards', async () => {
    const parse = openTableParser({ mostWaiting: 3 * size })
    const broken = parse(1, Buffer.from('nothing'))
    const others = [parse(2, file('A')), parse(3, file('B'))]
    await expect(parse(4, file('C'))).rejects.toMatchObject(busy)
    await expect(broken).rejects.toMatchObject({ status: 422 })
    await Promise.all(others)
    expect(await Promise.all([1, 2, 3].map((company_id) => parse(company_id, file('C'))))).toHaveLength(3)
  })
})
