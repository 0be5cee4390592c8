import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'

const inline = `document.documentElement.lang = 'id'`
const html = `<!doctype html><html><head>
  <meta name="environment" content="development" /><meta name="maintenance" content="false" />
  <style>:root { color: red }</style><script>${inline}</script>
</head><body><script type="module" src="/assets/index-1a2b.js"></script></body></html>`

const early = `paint()`
const painted = html.replace('<body>', `<body><template>Register</template><script>${early}</script>`)

const webRoot = mkdtempSync(join(tmpdir(), 'clinic-web-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'index.html'), html)
mkdirSync(join(webRoot, 'patient'))
writeFileSync(join(webRoot, 'patient/register.html'), painted)
writeFileSync(join(webRoot, 'index.html.br'), brotliCompressSync('as it was built'))
writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>')
writeFileSync(join(webRoot, 'assets/index-1a2b.js'), 'plain()')
writeFileSync(join(webRoot, 'assets/index-1a2b.js.br'), brotliCompressSync('plain()'))

const server = await startTestServer({ webRoot, env: { APP_ENV: 'staging' } })
const closed = await startTestServer({ webRoot, env: { MAINTENANCE: 'true' } })
const unbuilt = await startTestServer()
afterAll(async () => {
  await Promise.all([server.close(), closed.close(), unbuilt.close()])
  rmSync(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, { app } = server) => app.inject({ url, headers })

describe('the web application', () => {
  it.each(['/', '/login', '/clinic/patient?search=Dewi', '/patient/register', '/apiary'])(
    'is one page: %s',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      })
      expect(reply.body).toContain('<meta name="environment" content="staging" />')
      expect(reply.body).toContain('<meta name="maintenance" content="false" />')
    },
  )

  it('is listed and kept by nobody at a secret address', async () => {
    for (const url of ['/receipt', '/receipt?lang=id', '/patient/booking'])
      expect((await get(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
    expect((await get('/login')).headers).not.toHaveProperty('x-robots-tag')
  })

  it('is painted before its code at an address that has a page of its own, and only there', async () => {
    const reply = await get('/patient/register?clinic=kemang')
    expect(reply.body).toContain('<template>Register</template>')
    expect(reply.body).toContain('<meta name="environment" content="staging" />')
    expect((await get('/patient/register', {}, closed)).body).toContain('<meta name="maintenance" content="true" />')
    for (const other of ['/', '/login', '/patient/register/more'])
      expect((await get(other)).body).not.toContain('<template>')
  })

  it('is compressed as the browser accepts it, with the values filled in', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('content="staging"')
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('content="staging"')
  })

  it('answers HEAD like GET, without the page', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/login' })
    expect(reply).toMatchObject({ statusCode: 200, body: '' })
  })

  it('keeps what has a hash in its name for a year, in the compressed form that was built', async () => {
    const plain = await get('/assets/index-1a2b.js')
    expect(plain).toMatchObject({ statusCode: 200, body: 'plain()' })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const br = await get('/assets/index-1a2b.js', { 'accept-encoding': 'br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('plain()')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/index-old.js',
    '/assets',
    '/assets/',
    '/assets/index-1a2b.js.br',
    '/favicon.ico',
    '/index.html.br',
    '/patient/register.html',
    '/.env',
    '/assets/..%2f..%2fpackage.json',
    '/api',
    '/api/clinic',
  ])('is not what is missing: %s', async (url) => {
    const reply = await get(url)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toMatchObject({ status: reply.statusCode === 404 ? 'failed' : 'badRequest' })
    expect([400, 404]).toContain(reply.statusCode)
  })

  it('is measured as a whole, not file by file', async () => {
    await get('/assets/index-1a2b.js')
    const { body } = await get('/metrics')
    expect(body).toContain('operation="file",status="200"')
    expect(body).not.toContain('index-1a2b')
  })

  it('is not written to', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
  })

  it('runs nothing inline but by its hash, and takes nothing from elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(Object.fromEntries(policy.split(';').map((each) => each.split(/ (.*)/).slice(0, 2)))).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha256(inline)} ${sha256(early)}`,
      'style-src': `'self' ${sha256(':root { color: red }')}`,
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
      'object-src': "'none'",
    })
  })

  it('is named in one sentence while it is not built', async () => {
    const reply = await get('/', {}, unbuilt)
    expect(reply).toMatchObject({
      statusCode: 503,
      body: 'The web application is not built yet: run the build first.\n',
    })
  })
})

describe('maintenance', () => {
  it.each(['/api/auth/demo-account', '/api/nothing', '/%61pi/auth/demo-account'])(
    'answers every call of the API with its sentence: %s',
    async (url) => {
      const reply = await get(url, { 'accept-language': 'id' }, closed)
      expect(reply.statusCode).toBe(503)
      expect(reply.json()).toEqual({
        status: 'error',
        msg: 'Sistem sedang dalam perbaikan. Silakan kembali sebentar lagi.',
        data: {},
      })
    },
  )

  it('still shows the page, which knows of it', async () => {
    expect((await get('/login', {}, closed)).body).toContain('<meta name="maintenance" content="true" />')
    expect((await get('/ready', {}, closed)).statusCode).toBe(200)
  })
})
