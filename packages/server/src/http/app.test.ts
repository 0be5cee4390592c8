import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/harness'
import { patientInput } from '../testing/patient-input'

const lines: string[] = []
const server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
const metricsToken = 'a-token-of-the-clinic'
const behindProxy = await startTestServer({ env: { TRUST_PROXY: '1' } })
const watched = await startTestServer({ env: { METRICS_TOKEN: metricsToken } })
afterAll(() => Promise.all([server.close(), behindProxy.close(), watched.close()]))

/** Runs `act` while the database refuses every new patient. */
async function failing<Result>(error: { code: string; message?: string }, act: () => Promise<Result>) {
  const { code, message = 'no' } = error
  await sql
    .raw(`create function fail() returns trigger language plpgsql as
        $$ begin raise exception '${message}' using errcode = '${code}'; end $$;
      create trigger fail before insert on patient for each statement execute function fail()`)
    .execute(server.database)
  const result = await act()
  await sql`drop function fail cascade`.execute(server.database)
  return result
}

const manager = async () => server.tokenOf(await server.makeUser(await server.makeClinic(), 'manager_clinic'))

describe('every reply', () => {
  it.each(['/health', '/api/auth/demo-account', '/api/information', '/api/nothing', '/login'])(
    'is guarded: %s',
    async (url) => {
      const { headers } = await server.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  it('asks for TLS in the future where there is TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const secure = await behindProxy.app.inject({ url: '/health', headers })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const forged = await server.app.inject({ url: '/health', headers })
    expect(forged.headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('a reply of a kilobyte', () => {
  const asked = async (url: string, encoding?: string) => {
    const headers = { authorization: `Bearer ${await manager()}`, ...(encoding && { 'accept-encoding': encoding }) }
    return server.app.inject({ url, headers, payloadAsStream: true })
  }

  it('is sent compressed to who takes it so', async () => {
    const [plain, compressed] = [await asked('/api/dashboard'), await asked('/api/dashboard', 'br, gzip')]
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const [whole, packed] = [await buffer(plain.stream()), await buffer(compressed.stream())]
    expect(Object.keys(JSON.parse(gunzipSync(packed).toString()).data)).toEqual(
      Object.keys(JSON.parse(`${whole}`).data),
    )
    expect(packed.length).toBeLessThan(whole.length * 0.7)
  })

  it('is not, where it is a stream of events, which must not wait for more', async () => {
    const { headers, raw } = await asked('/api/live', 'gzip')
    raw.res.destroy()
    expect(headers['content-type']).toMatch('text/event-stream')
    expect(headers).not.toHaveProperty('content-encoding')
  })
})

describe('an unforeseen error', () => {
  it('shows the client only its number, and is logged under that number', async () => {
    const token = await manager()
    await sql`alter table clinic rename column twitter to twitter_gone`.execute(server.database)
    const reply = await server.call('getInformation', { token })
    await sql`alter table clinic rename column twitter_gone to twitter`.execute(server.database)

    const request = String(reply.headers['x-request-id'])
    expect(reply.status).toBe(500)
    expect(reply.body).toEqual({
      status: 'error',
      msg: `Something went wrong on our side. Please try again; if it stays, tell us the number ${request}.`,
      data: {},
    })
    expect(lines.find((line) => line.includes('"failed"') && line.includes(request))).toContain('"code":"42703"')
  })

  it('is what the contract does not promise, so that a test sees it', async () => {
    const clinic = await server.makeClinic({ phone: 'not a phone' })
    const token = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    expect(await server.call('getInformation', { token })).toMatchObject({ status: 500 })
    expect(lines.at(-2)).toContain('The contract does not allow this reply: data/data/phone must match pattern')
  })
})

describe('a database that fails', () => {
  it.each([
    {
      what: 'is full',
      code: '53100',
      status: 503,
      msg: 'The disk of the server is full: what is stored can be read, nothing can be saved. Nothing was lost; please tell who looks after the server.',
    },
    {
      what: 'is shutting down',
      code: '57P01',
      status: 503,
      msg: 'The database does not answer at the moment. Nothing was lost; please try again shortly.',
    },
    { what: 'knows the row already', code: '23505', status: 409, msg: 'This exists already.' },
    { what: 'cannot store the value', code: '22008', status: 400, msg: 'A value in the request cannot be stored.' },
  ])('because it $what is told so, and works when it can again', async ({ code, status, msg }) => {
    const token = await manager()
    const refused = await failing({ code }, () => server.call('createPatient', { token, body: patientInput() }))
    expect(refused).toMatchObject({ status, body: { msg } })
    expect((await server.call('createPatient', { token, body: patientInput() })).status).toBe(201)
  })

  it('and ends its connection is asked over another one', async () => {
    const token = await manager()
    const ask = async () => (await server.call('getInformation', { token })).status
    await expect(sql`set exit_on_error = on; select 1 / 0`.execute(server.database)).rejects.toThrow()
    expect([200, 503]).toContain(await ask()) // 503 from who gets the broken connection before it is known to be broken
    await vi.waitFor(async () => expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]), 10_000)
  })
})

describe('the log', () => {
  it('tells what was asked for and how it went, and nothing about a person', async () => {
    const token = await manager()
    lines.length = 0
    const patient = patientInput({ first_name: 'Kartikasari' })
    await server.call('createPatient', { token, body: patient })
    await server.call('createPatient', { token, body: patient })
    await server.call('listPatient', { token, query: { search: 'Kartikasari' } })
    await server.call('login', { body: { email: 'kartika@mail.test', password: 'my secret', workspace: 'clinic' } })
    await server.app.inject({ url: '/reset/Kartikasari' })
    await failing({ code: 'P0001', message: 'Kartikasari' }, () =>
      server.call('createPatient', { token, body: patient }),
    )

    const logged = lines.map((line) => JSON.parse(line))
    expect(
      logged.filter(({ msg }) => msg === 'answered').map(({ operation, status }) => `${operation} ${status}`),
    ).toEqual([
      'createPatient 201',
      'createPatient 422',
      'listPatient 200',
      'login 401',
      'page 503',
      'createPatient 500',
    ])
    const secrets = ['Kartika', 'kartika', 'secret', token, patient.phone, patient.identity_number, '127.0.0.1']
    for (const secret of secrets) expect(lines.join()).not.toContain(secret)
  })
})

describe('the address of a visitor', () => {
  const attempts = async ({ app }: typeof server, forwarded: (attempt: number) => string) => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': forwarded(attempt) },
        payload: { email: 'victim@clinic.test', password: 'guess', workspace: 'clinic' },
      })
      statuses.push(statusCode)
    }
    return statuses
  }

  it('cannot be forged', async () => {
    expect(await attempts(server, (attempt) => `10.0.0.${attempt}`)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await attempts(behindProxy, (attempt) => `10.0.0.${attempt}, 203.0.113.7`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  it('is taken from the proxy in front', async () => {
    expect(await attempts(behindProxy, (attempt) => `203.0.113.${100 + attempt}`)).toEqual([
      401, 401, 401, 401, 401, 401,
    ])
  })
})

describe('endpoints for operators', () => {
  it('is whether the process is up and the database is ready', async () => {
    const healthy = await startTestServer() // the one above has told of a full disk
    expect(await healthy.app.inject({ url: '/health' })).toMatchObject({ statusCode: 200, body: '{"status":"up"}' })
    expect(await healthy.app.inject({ url: '/ready' })).toMatchObject({ statusCode: 200, body: '{"status":"ready"}' })
    await sql`alter table kysely_migration rename to gone`.execute(healthy.database)
    expect(await healthy.app.inject({ url: '/ready' })).toMatchObject({ statusCode: 503 })
    await healthy.close()
  })

  it('is how long each operation takes', async () => {
    await server.call('getInformation', { token: await manager() })
    const { body, headers } = await server.app.inject({ url: '/metrics' })
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/http_request_duration_seconds_count\{operation="getInformation",status="200"\} \d+/)
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
  })
})

describe('the metrics', () => {
  const from = ({ app }: typeof server, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers })
  const forwarded = (address: string) => ({ 'x-forwarded-for': address })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('are there for this machine, at %s', async (ip) => {
    expect((await from(server, ip)).statusCode).toBe(200)
  })

  // Seen to fail: everybody who reached the port read them.
  it.each([
    { who: 'the network', ask: () => from(server, '192.168.1.20') },
    { who: 'the network over IPv6', ask: () => from(server, '::ffff:192.168.1.20') },
    { who: 'a client behind the proxy', ask: () => from(behindProxy, '127.0.0.1', forwarded('203.0.113.7')) },
    {
      who: 'a client behind a proxy of which nothing is known',
      ask: () => from(server, '127.0.0.1', forwarded('::1')),
    },
    { who: 'this machine without the token', ask: () => from(watched, '127.0.0.1') },
    { who: 'a wrong token', ask: () => from(watched, '127.0.0.1', bearer(metricsToken.toUpperCase())) },
  ])('do not exist for $who', async ({ ask }) => {
    const { statusCode, body } = await ask()
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ status: 'failed', data: {} })
  })

  it('are there for who shows the token, and for this machine behind its proxy', async () => {
    expect((await from(watched, '203.0.113.7', bearer(metricsToken))).statusCode).toBe(200)
    expect((await from(behindProxy, '127.0.0.1', forwarded('127.0.0.1'))).statusCode).toBe(200)
  })
})

describe('a server that stops', () => {
  it('does not wait for a connection on which nothing was asked', async () => {
    const stopping = await startTestServer()
    const { port } = new URL(await stopping.app.listen({ port: 0 }))
    const socket = connect({ port: Number(port) })
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    await stopping.close()
    const [hadError] = await closed
    expect(hadError).toBe(false)
  })
})
