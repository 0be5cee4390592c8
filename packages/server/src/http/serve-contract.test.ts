import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import contract from '@clinic/api/contract'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

const url = '/api/openapi.json'
const ask = (headers: Record<string, string> = {}) => server.app.inject({ url, headers })

it('answers the contract by which it checks requests, to everybody', async () => {
  const { statusCode, headers, body } = await ask()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual(contract)
})

it('is fetched once, and asked about after that', async () => {
  const { headers } = await ask()
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' })
  const kept = await ask({ 'if-none-match': String(headers.etag) })
  expect([kept.statusCode, kept.body]).toEqual([304, ''])
  expect((await ask({ 'if-none-match': 'W/"of-an-older-server"' })).statusCode).toBe(200)
})

it('comes compressed to who can read it so, under the same tag', async () => {
  const [plain, compressed] = [await ask(), await ask({ 'accept-encoding': 'gzip, br' })]
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag })
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

it('answers only HEAD beside GET, and says so in maintenance', async () => {
  expect((await server.app.inject({ url, method: 'HEAD' })).statusCode).toBe(200)
  expect((await server.app.inject({ url, method: 'POST', payload: {} })).statusCode).toBe(404)
  const closed = await startTestServer({ env: { MAINTENANCE: 'true' } })
  expect((await closed.app.inject({ url })).statusCode).toBe(503)
  await closed.close()
})

it('is enough for an outside generator: what it makes types the requests of a stranger', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  const document = JSON.parse((await ask()).body)
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypes(document)))
  const problemsIn = (program: string) => problemsOf(folder, program)
  const begin = `import createClient from 'openapi-fetch'
    import type { paths } from './schema'
    const { GET, POST } = createClient<paths>({ baseUrl: 'https://clinic.test' })\n`
  expect(
    problemsIn(`${begin}
      export const patient = await GET('/api/patient/{id}', { params: { path: { id: 1 } } })
      export const name: string | undefined = patient.data?.data.first_name
      export const why: Record<string, string> | undefined = patient.error?.data.fields`),
  ).toEqual([])
  expect(problemsIn(`${begin} export const nothing = await GET('/api/nothing')`)).not.toEqual([])
  expect(problemsIn(`${begin} export const refused = await POST('/api/auth/login', { body: {} })`)).not.toEqual([])
  rmSync(folder, { recursive: true })
})

/** Returns the compiler errors of a program beside the generated types. */
function problemsOf(folder: string, program: string) {
  writeFileSync(join(folder, 'client.ts'), program)
  const api = fileURLToPath(new URL('../../../api', import.meta.url))
  const compiled = ts.createProgram([join(folder, 'client.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { 'openapi-fetch': [join(api, 'node_modules', 'openapi-fetch')] },
  })
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
