import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'
import { otherPatientInput, patientInput } from '../testing/patient-input'

const server = await startTestServer()
afterAll(() => server.close())

const atDesk = async () => {
  const clinic = await server.makeClinic()
  return { clinic, token: await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic')) }
}
const inject = async (options: {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  payload?: string | Buffer
  headers?: Record<string, string>
}) => {
  const reply = await server.app.inject(options)
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}
const login = (payload: string | Buffer, headers = {}) =>
  inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('a request the contract refuses', () => {
  it.each([
    { what: 'a wrong type', change: { first_name: 7 }, field: 'first_name', problem: 'This has the wrong type' },
    {
      what: 'a number as text',
      change: { identity_number: 3171 },
      field: 'identity_number',
      problem: 'This has the wrong type',
    },
    { what: 'null', change: { phone: null }, field: 'phone', problem: 'This has the wrong type' },
    { what: 'nothing at all', change: { sex: undefined }, field: 'sex', problem: 'This is required' },
    { what: 'blanks', change: { first_name: '   ' }, field: 'first_name', problem: 'This is required' },
    { what: 'an unknown field', change: { is_admin: true }, field: 'is_admin', problem: 'This field is not known' },
    { what: 'a field of the server', change: { clinic_id: 1 }, field: 'clinic_id', problem: 'This field is not known' },
    {
      what: 'something else than the choices',
      change: { sex: 'other' },
      field: 'sex',
      problem: 'This is not one of the choices',
    },
    {
      what: 'too much text',
      change: { first_name: 'x'.repeat(121) },
      field: 'first_name',
      problem: 'At most 120 characters',
    },
    {
      what: 'a day that does not exist',
      change: { date_of_birth: '1990-02-30' },
      field: 'date_of_birth',
      problem: 'This is not a date',
    },
    { what: 'no phone number', change: { phone: 'call me' }, field: 'phone', problem: 'This is not a phone number' },
    { what: 'no e-mail address', change: { email: 'me' }, field: 'email', problem: 'This is not an e-mail address' },
    {
      what: 'letters in a postcode',
      change: { address: { ...patientInput().address, postcode: 'x' } },
      field: 'address.postcode',
      problem: 'Only digits',
    },
    {
      what: 'a NUL',
      change: { first_name: 'De\u0000wi' },
      field: 'first_name',
      problem: 'Some characters cannot be stored',
    },
    {
      what: 'half a surrogate pair',
      change: { address: { ...patientInput().address, street: '\ud83d' } },
      field: 'address.street',
      problem: 'Some characters cannot be stored',
    },
  ])('names the field: $what', async ({ change, field, problem }) => {
    const { token } = await atDesk()
    const reply = await server.call('createPatient', { token, body: { ...patientInput(), ...change } })
    expect(reply).toMatchObject({ status: 400, body: { status: 'badRequest', data: { fields: { [field]: problem } } } })
    expect(reply.body.msg).toBe(`Please check what you entered. ${problem}.`)
  })

  it('is in Indonesian for an Indonesian reader', async () => {
    const { token } = await atDesk()
    const body = { ...patientInput(), phone: 'x', email: 'x' }
    const reply = await server.call('createPatient', {
      token,
      body,
      headers: { 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' },
    })
    expect(reply.body.msg).toBe('Silakan periksa isian Anda. Ini bukan alamat email. Ini bukan nomor telepon.')
  })

  it.each([
    { what: 'broken', payload: '{"email": "a@b.c", ', msg: 'The request is not valid JSON.' },
    { what: 'empty', payload: '', msg: 'The request is not valid JSON.' },
    {
      what: 'meant to change prototypes',
      payload: '{"__proto__": {"role": "manager_clinic"}}',
      msg: 'The request is not valid JSON.',
    },
    { what: 'a list', payload: '[]', msg: 'Please check what you entered. This has the wrong type.' },
    { what: 'null', payload: 'null', msg: 'Please check what you entered. This has the wrong type.' },
    {
      what: 'nested without end',
      payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      msg: 'The request is not what it should be.',
    },
  ])('says so when the JSON is $what', async ({ payload, msg }) => {
    expect(await login(payload)).toMatchObject({ status: 400, body: { status: 'badRequest', msg } })
  })

  it('is too large beyond 256 KiB', async () => {
    const reply = await login(JSON.stringify({ email: 'x'.repeat(256 * 1024) }))
    expect(reply).toMatchObject({
      status: 413,
      body: { status: 'badRequest', msg: 'This is too large: at most 256 kB.', data: {} },
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'must be JSON, not %s',
    async (type) => {
      const payload = JSON.stringify({ email: 'a@b.c', password: 'x', workspace: 'clinic' })
      expect(await login(payload, { 'content-type': type })).toMatchObject({
        status: 415,
        body: { status: 'badRequest', msg: 'This must be sent as application/json.' },
      })
    },
  )

  it('cannot be without its body', async () => {
    expect(await inject({ method: 'POST', url: '/api/auth/login' })).toMatchObject({
      status: 400,
      body: { status: 'badRequest' },
    })
  })

  it.each<{ query: Record<string, string>; field: string; problem: string }>([
    { query: { color: 'red' }, field: 'color', problem: 'This field is not known' },
    { query: { page: 'two' }, field: 'page', problem: 'This has the wrong type' },
    { query: { page: '0' }, field: 'page', problem: 'At least 1' },
    { query: { rowPerPage: '26' }, field: 'rowPerPage', problem: 'This is not one of the choices' },
    { query: { sort: 'name; drop table patient' }, field: 'sort', problem: 'This is not one of the choices' },
    { query: { search: 'x'.repeat(101) }, field: 'search', problem: 'At most 100 characters' },
    { query: { search: '\u0000' }, field: 'search', problem: 'Some characters cannot be stored' },
  ])('names the query parameter: $query', async ({ query, field, problem }) => {
    const { token } = await atDesk()
    const reply = await server.call('listPatient', { token, query })
    expect(reply).toMatchObject({ status: 400, body: { status: 'badRequest', data: { fields: { [field]: problem } } } })
  })

  it('has no query where the contract has none', async () => {
    const { token } = await atDesk()
    expect(await server.call('getInformation', { token, query: { id: '1' } })).toMatchObject({ status: 400 })
  })

  it.each(['abc', '0', '-1', '1.5', '9007199254740993', "1' or '1'='1"])(
    'has a number where the path has an id, not %s',
    async (id) => {
      const { token } = await atDesk()
      expect(await server.call('getPatient', { token, path: { id } })).toMatchObject({
        status: 400,
        body: { status: 'badRequest' },
      })
    },
  )

  it('is answered in the envelope even when its address cannot be read', async () => {
    expect(await inject({ method: 'GET', url: '/api/%E0%A4%A' })).toMatchObject({
      status: 400,
      body: { status: 'badRequest', msg: 'This address is not valid.' },
    })
    expect(await inject({ method: 'GET', url: '/api/nothing' })).toMatchObject({
      status: 404,
      body: { status: 'failed', data: {} },
    })
    expect(await inject({ method: 'PUT', url: '/api/auth/login' })).toMatchObject({
      status: 404,
      body: { status: 'failed', data: {} },
    })
  })
})

describe('text', () => {
  it.each([
    `Robert'); drop table patient; --`,
    `<script>alert(1)</script><img src=x onerror=alert(1)>`,
    '{{7*7}} %s %n \\u0000 \\',
    '=HYPERLINK("x")',
    'Dewi 👩‍⚕️ ‏عربي',
    '%_\\%',
  ])('is stored and answered as it was typed: %s', async (text) => {
    const { token } = await atDesk()
    const input = { first_name: text, occupation: text, address: { ...patientInput().address, street: text } }
    const { body, status } = await server.call('createPatient', { token, body: otherPatientInput(input) })
    expect(status).toBe(201)
    const stored = await server.call('getPatient', { token, path: { id: body.data.id } })
    expect(stored.body.data).toMatchObject(input)
    const found = await server.call('listPatient', { token, query: { search: text.split(/\s+/)[0] ?? '' } })
    expect(found.body.data.rows).toMatchObject([{ first_name: text }])
  })
})
