import { contractState } from '@clinic/core/payor'
import { addDays } from '@clinic/core/time'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { provesSearch } from '../../testing/master-search'
import { openClinic } from '../../testing/open-clinic'
import { somePayor } from './some-payor'

// eight in the evening in London; in Jakarta it is the next day already
const now = new Date('2026-11-19T20:00:00Z')
const today = '2026-11-20'
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openPayors() {
  const { clinic, token } = await openClinic(server)
  const create = (overrides: Parameters<typeof somePayor>[0] = {}) =>
    server.call('createPayor', { token, body: somePayor(overrides) })
  const find = async (query: Record<string, string>) =>
    (await server.call('listPayor', { token, query })).body.data.rows
  return { clinic, token, create, find }
}

await provesSearch('Payor', (name) => somePayor({ name, code: name }))

describe('payor', () => {
  it('is stored with every field, its numbers in one way of writing', async () => {
    const { create } = await openPayors()
    const said = somePayor({ phone: '021-5555 0123', npwp: '01.345.678.9-012.000' })
    const { status, body } = await create(said)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...said, phone: '+622155550123', npwp: '013456789012000' })
  })

  it.each(['asj-7', 'larasati', 'pks/2026'])('is found by its code, person or contract: %s', async (search) => {
    const { create, find } = await openPayors()
    await create({ code: 'ASJ-7' })
    await create({ name: 'PT Baja Nusantara', code: 'BAJA', contact_person: 'Pak Danu', contract_number: '' })
    expect(await find({ search })).toMatchObject([{ code: 'ASJ-7' }])
  })

  it('has a code of its own in the clinic, whatever its capitals', async () => {
    const { create } = await openPayors()
    await create({ code: 'asj-1', name: 'Asuransi Sentosa' })
    expect(await create({ code: 'ASJ-1' })).toMatchObject({
      status: 422,
      body: { data: { fields: { code: 'Already used by Asuransi Sentosa' } } },
    })
    expect((await (await openPayors()).create({ code: 'ASJ-1' })).status).toBe(201)
  })

  it('cannot take the code of another one later', async () => {
    const { create, token } = await openPayors()
    await create({ code: 'ASJ-1' })
    const { id } = (await create({ code: 'ASJ-2' })).body.data
    const body = { ...somePayor({ code: 'ASJ-1' }), version: 1 }
    expect((await server.call('updatePayor', { token, path: { id }, body })).status).toBe(422)
  })

  it.each([
    ['2026-06-30', 'the day before'],
    ['2026-07-01', 'the same day'],
  ])('has a contract that ends after it begins, not %s: %s', async (contract_until) => {
    const { create, clinic } = await openPayors()
    expect(await create({ contract_from: '2026-07-01', contract_until })).toMatchObject({
      status: 422,
      body: { data: { fields: { contract_until: 'Must be after the first day' } } },
    })
    expect(await server.changesOf(clinic)).toEqual([])
  })

  it.each([
    [{ npwp: '01.345.678' }, { npwp: 'An NPWP has 15 or 16 digits' }],
    [{ npwp: '01345678901200000' }, { npwp: 'An NPWP has 15 or 16 digits' }],
    [{ terms_days: -1 }, { terms_days: 'At least 0' }],
    [{ terms_days: 366 }, { terms_days: 'At most 365' }],
    [{ code: 'AS J' }, { code: 'Letters, digits, dots, slashes and dashes, without spaces' }],
    [{ email: 'klaim' }, { email: 'This is not an e-mail address' }],
    [{ contract_from: '2026-02-30' }, { contract_from: 'This is not a date' }],
    [{ name: '  ' }, { name: 'This is required' }],
  ])('is refused with words beside the field: %j', async (input, fields) => {
    const { create } = await openPayors()
    expect(await create(input)).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('is found by the state of its contract as core knows it, on the day it is in the clinic', async () => {
    const { create, find } = await openPayors()
    const ends = [null, ...[-400, -1, 0, 1, 89, 90, 91, 400].map((days) => addDays(today, days))]
    const periods = ends.flatMap((contract_from) => ends.map((contract_until) => ({ contract_from, contract_until })))
    const inOrder = periods.filter(({ contract_from: from, contract_until: until }) => !from || !until || from < until)
    const made = await Promise.all(inOrder.map(create))
    const want = made.map(({ body: { data } }) => ({
      id: data.id,
      state: contractState({ from: data.contract_from, until: data.contract_until }, today),
    }))
    for (const contract of ['none', 'upcoming', 'current', 'ending', 'expired'] as const) {
      const ids = (await find({ contract, rowPerPage: '100' })).map(({ id }) => id)
      const wanted = want.filter(({ state }) => state === contract).map(({ id }) => id)
      expect(wanted).not.toEqual([])
      expect(ids.sort()).toEqual(wanted.sort())
    }
  })

  it('is narrowed by type and status', async () => {
    const { create, find } = await openPayors()
    await create({ code: 'A', type: 'bpjs' })
    await create({ code: 'B', type: 'company', status: 'inactive' })
    expect(await find({ type: 'bpjs' })).toMatchObject([{ code: 'A' }])
    expect(await find({ status: 'inactive' })).toMatchObject([{ code: 'B' }])
  })

  it('is read by the front office and written by the manager', async () => {
    const { create, clinic } = await openPayors()
    const { id } = (await create()).body.data
    const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    expect((await server.call('getPayor', { token, path: { id } })).status).toBe(200)
    expect((await server.call('createPayor', { token, body: somePayor() })).status).toBe(403)
  })
})
