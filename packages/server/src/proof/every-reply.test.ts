import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { operationsInTurn } from '../../../../turn'
import { bareHeaders } from '../http/security-headers'
import { openCallers } from '../testing/callers'
import { startTestServer } from '../testing/harness'
import { operations } from '../testing/operations'
import { openPort } from '../testing/raw-request'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld } from '../testing/sample-world'
import { send } from '../testing/send'

const webRoot = mkdtempSync(join(tmpdir(), 'clinic-web-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><script>plain()</script>')
writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>')
writeFileSync(join(webRoot, 'assets/index-1a2b.js'), 'plain()')

const env = { TRUST_PROXY: '1' }
const server = await startTestServer({ webRoot, env })
const closed = await startTestServer({ webRoot, env: { ...env, MAINTENANCE: 'true' } })
const unbuilt = await startTestServer({ env })
afterAll(async () => {
  await Promise.all([server.close(), closed.close(), unbuilt.close()])
  rmSync(webRoot, { recursive: true })
})

const world = await openWorld(server)
const callers = await openCallers(server, world)
const https = { 'x-forwarded-proto': 'https' }
const { ask } = await openPort(server)

const ground = ['packages/server/src/http/', 'packages/server/src/use-case/file-answer.ts']

const guards = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
function expectGuarded(headers: Record<string, unknown>) {
  expect(headers).toMatchObject(guards)
  const policy = String(headers['content-security-policy']).split(';')
  for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(policy.join()).not.toMatch(/unsafe-|\*/)
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
}

// Seen to fail: with the hook of the headers behind that of the token (401 without).
describe('3a-14: the headers that guard', () => {
  it.each(operationsInTurn(operations, { file: import.meta.url, ground }))(
    'stand on every answer of an operation, and nobody keeps it but for files: $id',
    async (operation) => {
      const { token } = callers.of(operation)
      const sample = await sampleCalls[operation.id](world)
      const whole = await send(server, operation, { ...sample, token, headers: https })
      if (operation.id === 'logout') await callers.renew()
      const replies = [
        whole,
        await send(server, operation, { ...sample, headers: https }),
        await send(server, operation, { ...sample, token: 'x'.repeat(43), headers: https }),
        await send(server, operation, { token, query: { nothing: '1' }, body: [], headers: https }),
        await send(server, operation, { token, payload: '{', headers: { ...https, 'content-type': 'text/xml' } }),
      ]
      expect(whole.status).toBe(operation.success)
      const kept = operation.answersFile.length > 0 && whole.headers.etag !== undefined
      for (const { headers, status } of replies) {
        expectGuarded(headers)
        expect(headers['cache-control']).toBe(kept && status === 200 ? 'private, max-age=86400' : 'no-store')
      }
      if (kept) expect(whole.headers).toMatchObject({ vary: 'authorization' })
    },
  )

  it.each<[string, InjectOptions, typeof server]>([
    ['health', { url: '/health' }, server],
    ['readiness', { url: '/ready' }, server],
    ['metrics', { url: '/metrics' }, server],
    ['no operation', { url: '/api/nothing' }, server],
    ['no method of it', { url: '/api/patient', method: 'DELETE' }, server],
    ['OPTIONS', { url: '/api/patient', method: 'OPTIONS' }, server],
    ['HEAD', { url: '/api/information', method: 'HEAD' }, server],
    [
      'a body that is too large',
      { url: '/api/auth/login', method: 'POST', payload: { email: 'x'.repeat(3e5) } },
      server,
    ],
    ['no such file', { url: '/assets/nothing.js' }, server],
    ['a path that climbs', { url: '/assets/..%2f..%2fetc%2fpasswd' }, server],
    ['a page not built', { url: '/login' }, unbuilt],
    ['maintenance', { url: '/api/patient' }, closed],
  ])('stand on what is nowhere kept: %s', async (_, request, { app }) => {
    const { headers } = await app.inject({ ...request, headers: https })
    expectGuarded(headers)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each<[string, string, Record<string, string>]>([
    ['/', 'no-cache', {}],
    ['/clinic/patient/1', 'no-cache', { 'accept-encoding': 'br' }],
    ['/favicon.svg', 'public, max-age=3600', {}],
    ['/api/openapi.json', 'public, no-cache', {}],
    ['/api/openapi.json', 'public, no-cache', { 'accept-encoding': 'gzip' }],
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable', {}],
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable', { range: 'bytes=0-1' }],
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable', { 'if-modified-since': new Date().toUTCString() }],
  ])('stand on page and files: %s', async (url, kept, more) => {
    const { headers } = await server.app.inject({ url, headers: { ...https, ...more } })
    expectGuarded(headers)
    expect(headers['cache-control']).toBe(kept)
  })

  it.each(['/api/%E0%A4%A', `/api/patient/${'a'.repeat(1_000)}`])(
    'stand on the answer to an address like %s',
    async (url) => {
      const reply = await server.app.inject({ url })
      expect(reply.statusCode).toBe(400)
      expect(reply.headers).toMatchObject(bareHeaders)
    },
  )

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ])('stand on the answer to what is %s', async (_, bytes, status) => {
    const reply = await ask(bytes)
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.body)).toEqual({ status: 'badRequest', msg: expect.any(String), data: {} })
    const lines = reply.head.toLowerCase().split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining(Object.entries(bareHeaders).map((header) => header.join(': ').toLowerCase())),
    )
  })
})
