import { describe, expect, it } from 'vitest'
import { ApiError, createApi, type SessionEnd, unwrap } from '.'

function serve(status: number, body: unknown) {
  const asked: Request[] = []
  const ends: (SessionEnd | undefined)[] = []
  const api = createApi({
    baseUrl: 'http://clinic.test',
    accessToken: () => 'secret',
    language: () => 'id',
    onUnauthorized: (why) => void ends.push(why),
    fetch: async (request) => {
      asked.push(request)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  return { api, asked, ends }
}

const errorReply = (msg: string, data = {}) => ({ status: 'failed', msg, data })

async function failureOf(promise: Promise<unknown>) {
  const reason = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (reason instanceof ApiError) return reason
  throw new Error('expected an ApiError')
}

describe('the typed client', () => {
  it('sends the stored token as bearer, and the language', async () => {
    const { api, asked } = serve(200, { status: 'success', msg: '', data: {} })
    await api.POST('/api/auth/logout')
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer secret')
    expect(asked[0]?.headers.get('Accept-Language')).toBe('id')
  })

  it('sends no Authorization without a token', async () => {
    const asked: Request[] = []
    const api = createApi({
      baseUrl: 'http://clinic.test',
      accessToken: () => null,
      language: () => 'en',
      onUnauthorized: () => {},
      fetch: async (request) => {
        asked.push(request)
        return Response.json({ status: 'success', msg: '', data: { count: 0, rows: [] } })
      },
    })
    await api.GET('/api/registration/clinic')
    expect(asked[0]?.headers.has('Authorization')).toBe(false)
  })

  it('tells of a 401 once, and of no other status', async () => {
    const refused = serve(401, errorReply('Sign in again'))
    await refused.api.POST('/api/auth/my-account')
    expect(refused.ends).toEqual([undefined])
    const forbidden = serve(403, errorReply('Not yours'))
    await forbidden.api.POST('/api/auth/my-account')
    expect(forbidden.ends).toEqual([])
  })

  it.each([
    [errorReply('Over', { code: 'session_expired' }), 'session_expired'],
    [errorReply('Disabled', { code: 'account_inactive' }), 'account_inactive'],
    [errorReply('Again', { code: 'password_required' }), undefined],
    ['<h1>Not JSON</h1>', undefined],
  ])('tells of %j as %s', async (body, why) => {
    const { api, ends } = serve(401, body)
    await api.POST('/api/auth/my-account').catch(() => {}) // what is not JSON fails in the caller
    expect(ends).toEqual([why])
  })
})

describe('opening the envelope', () => {
  it('gives the data of a success', async () => {
    const { api } = serve(200, { status: 'success', msg: '', data: { user: { id: 7 } } })
    expect(await unwrap(api.POST('/api/auth/my-account'))).toEqual({ user: { id: 7 } })
  })

  it("fails with the server's msg, its fields and what is stored now", async () => {
    const { api } = serve(
      409,
      errorReply('Somebody was faster', { fields: { phone: 'Taken' }, current: { version: 3 } }),
    )
    const failure = await failureOf(unwrap(api.POST('/api/auth/my-account')))
    expect(failure).toMatchObject({
      message: 'Somebody was faster',
      status: 409,
      fields: { phone: 'Taken' },
      current: { version: 3 },
    })
  })

  it('fails with the transport message when there is no msg', async () => {
    const api = createApi({
      baseUrl: 'http://clinic.test',
      accessToken: () => null,
      language: () => 'en',
      onUnauthorized: () => {},
      fetch: async () => {
        throw new TypeError('fetch failed')
      },
    })
    expect(await failureOf(unwrap(api.POST('/api/auth/my-account')))).toMatchObject({
      message: 'fetch failed',
      status: 0,
    })
  })

  it.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['an empty object', {}],
    ['a msg that is no text', { status: 'error', msg: 7, data: {} }],
  ])('fails with the status when the reply is %s', async (_, body) => {
    const { api } = serve(502, body)
    expect(await failureOf(unwrap(api.POST('/api/auth/my-account')))).toMatchObject({
      message: 'HTTP 502',
      status: 502,
    })
  })

  it('does not take a success without an envelope', async () => {
    const { api } = serve(200, '')
    await expect(unwrap(api.POST('/api/auth/my-account'))).rejects.toThrow()
  })
})
