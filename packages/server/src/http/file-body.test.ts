import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { errorReply } from './errors'
import { readFiles } from './file-body'

const takes = (...types: string[]) => ({
  body: { content: Object.fromEntries(types.map((type) => [type, { schema: { maxLength: 1_024 } }])) },
})

const app = Fastify()
readFiles(app, ['image/png', 'text/csv'])
app.setValidatorCompiler(() => () => true)
app.setErrorHandler((error, { routeOptions: { bodyLimit, config } }, reply) => {
  const { statusCode, body } = errorReply(error, { language: 'en', request: '1', bodyLimit, ...config })
  return reply.code(statusCode).send(body)
})
app.post('/picture', { schema: takes('image/png') }, async ({ body }) => ({ hex: Object(body).toString('hex') }))
app.post('/json', async ({ body }) => ({ isBuffer: Buffer.isBuffer(body) }))
afterAll(() => app.close())

const send = async (url: string, type: string | undefined, payload: Buffer | string) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a body that is a file', () => {
  it('arrives as its bytes, of any content', async () => {
    expect(await send('/picture', 'image/png', Buffer.from([0, 255, 13, 10]))).toEqual({
      status: 200,
      body: { hex: '00ff0d0a' },
    })
    expect(await send('/picture', 'Image/PNG; charset=x', 'a')).toMatchObject({ status: 200 })
    expect(await send('/picture', 'image/png', Buffer.alloc(0))).toEqual({ status: 200, body: { hex: '' } })
  })

  it('is refused when it is larger than the contract allows', async () => {
    expect((await send('/picture', 'image/png', Buffer.alloc(1_024))).status).toBe(200)
    expect(await send('/picture', 'image/png', Buffer.alloc(1_025))).toMatchObject({
      status: 413,
      body: { status: 'badRequest', msg: 'This is too large: at most 1 kB.' },
    })
  })

  it.each([
    ['/picture', 'text/csv', 'This must be sent as image/png.'],
    ['/picture', 'application/json', 'This must be sent as image/png.'],
    ['/picture', 'application/x-none', 'This must be sent as image/png.'],
    ['/picture', undefined, 'This must be sent as image/png.'],
    ['/json', 'image/png', 'This must be sent as application/json.'],
    ['/json', 'text/plain', 'This must be sent as application/json.'],
  ])('has a type the operation takes: %s %s', async (url, type, msg) => {
    expect(await send(url, type, Buffer.from('{}'))).toMatchObject({ status: 415, body: { msg } })
  })
})
