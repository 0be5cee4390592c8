import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isSoak, scaled } from '../../../../scale'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'
import { otherPatientInput } from '../testing/patient-input'
import { openPort } from '../testing/raw-request'
import { openWorld } from '../testing/sample-world'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

const world = await openWorld(server)
const token = await server.tokenOf(world.user)
const { ask, askAndLeave } = await openPort(server)

const post = (headers: string) =>
  `POST /api/patient HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n${headers}\r\n`
const withBody = (body: string) => [post(`content-length: ${Buffer.byteLength(body)}\r\n`), body]
const chunk = `${(65_536).toString(16)}\r\n${' '.repeat(65_536)}\r\n`
const nested = (depth: number, open: string, close: string) =>
  JSON.stringify({ ...otherPatientInput(), address: 0 }).replace(
    '"address":0',
    `"address":${open.repeat(depth)}1${close.repeat(depth)}`,
  )

// Seen to fail: with a body limit of 10 MiB; without the limit of the depth.
describe('3a-13: what is too large', () => {
  it.each<[string, string[], number]>([
    ['a body of more than 1 MiB', withBody(' '.repeat(1_048_577)), 413],
    ['the announcement of 1 TiB', [post('content-length: 1099511627776\r\n')], 413],
    [
      'a body in pieces without end',
      [post('transfer-encoding: chunked\r\n'), ...Array.from({ length: 20 }, () => chunk)],
      413,
    ],
    ['lists in lists, 33 deep', withBody(nested(33, '[', ']')), 400],
    ['objects in objects, 33 deep', withBody(nested(33, '{"a":', '}')), 400],
    ['lists in lists, 100,000 deep', withBody(nested(100_000, '[', ']')), 400],
    ['10,000 headers', [post(Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1\r\n`).join(''))], 431],
    ['a header of 1 MiB', [post(`x: ${'x'.repeat(1_048_576)}\r\n`)], 431],
    ['an address of 100 KiB', [`GET /api/patient?search=${'x'.repeat(102_400)} HTTP/1.1\r\nhost: x\r\n\r\n`], 431],
    [
      '10,000 parameters',
      [`GET /api/patient?${'a=1&'.repeat(3_000)} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`],
      400,
    ],
    [
      'a text of 200,000 letters',
      withBody(JSON.stringify(otherPatientInput({ first_name: 'x'.repeat(200_000) }))),
      400,
    ],
    [
      '20,000 fields',
      withBody(JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [index, 1])))),
      400,
    ],
  ])('is refused within 50 ms: %s', async (_, parts, status) => {
    const replies = []
    for (let time = 0; time < 10; time += 1) replies.push(await ask(...parts))
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status))
    // the quickest of ten: the machine has other things to do
    expect(Math.min(...replies.map(({ ms }) => ms))).toBeLessThan(50)
  })

  it('is nesting deeper than 32, whatever the contract says', async () => {
    expect((await ask(...withBody(nested(31, '[', ']')))).body).toContain('Please check')
    expect((await ask(...withBody(nested(32, '[', ']')))).body).toContain('The request is not what it should be')
  })

  it('does not keep others waiting', async () => {
    const body = JSON.stringify(otherPatientInput())
    expect((await ask(...withBody(body))).status).toBe(201)
  })
})

const word = fc.constantFrom(
  'GET',
  'POST',
  'PRI',
  'CONNECT',
  'TRACE',
  '/',
  '*',
  '//',
  '/api/patient',
  'HTTP/1.1',
  'HTTP/9.9',
  'host: x',
  'content-length: 5',
  'content-length: -1',
  'transfer-encoding: chunked',
  'transfer-encoding: x',
  'expect: 100-continue',
  'expect: x',
  'upgrade: websocket',
  'connection: upgrade',
  ':',
  ' ',
  '\r\n',
  '\n',
  '\r\n\r\n',
  '0\r\n\r\n',
)
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all)),
  fc
    .array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
    .map((all) => Buffer.from(all.join(''))),
  fc.array(word, { maxLength: 8 }).map((all) => Buffer.from(`GET /api/patient HTTP/1.1\r\n${all.join('\r\n')}`)),
)

// Seen to fail: with a handler of unreadable requests that throws.
describe('3a-7: bytes that are hardly HTTP', () => {
  it('are refused, and the server goes on', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (all) => {
        const { status, ms, head, body } = await askAndLeave(all, '\r\n\r\n\r\n\r\n')
        expect([0, 200, 400, 401, 404, 405, 408, 413, 414, 417, 431, 501]).toContain(status)
        if (ms > 2_000) expect((await askAndLeave(all, '\r\n\r\n\r\n\r\n')).ms).toBeLessThan(2_000)
        expect(head + body).not.toMatch(/\n\s+at |node_modules/)
      }),
      { seed: 3007, numRuns: scaled(2_000), endOnFailure: !isSoak },
    )
    expect((await ask('GET /health HTTP/1.1\r\nhost: x\r\n\r\n')).status).toBe(200)
  })
})
