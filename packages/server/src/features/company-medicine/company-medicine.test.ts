import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { provesSearch } from '../../testing/master-search'
import { openClinic } from '../../testing/open-clinic'
import { someMedicine } from '../../testing/sample-calls/company-medicine'

await provesSearch('CompanyMedicine', (name) => someMedicine({ name }))

const server = await startTestServer()
afterAll(() => server.close())

async function openPharmacy(of?: { company_id: number }) {
  const { clinic, token } = await openClinic(server, of && { company_id: of.company_id })
  const create = (overrides: Parameters<typeof someMedicine>[0] = {}) =>
    server.call('createCompanyMedicine', { token, body: someMedicine(overrides) })
  const names = async (query: Record<string, string> = {}) =>
    (await server.call('listCompanyMedicine', { token, query })).body.data.rows.map(({ name }) => name)
  return { clinic, token, create, names }
}

it('is found by generic name, ingredient and KFA code, and narrowed by class and form', async () => {
  const { create, names } = await openPharmacy()
  await create({ name: 'Amoxsan', generic_name: 'Amoxicillin trihydrate', kfa_code: '93000123' })
  await create({
    name: 'Sarung tangan',
    generic_name: '',
    ingredients: [],
    form: 'none',
    strength: '',
    category: 'consumable',
    unit: 'box',
  })
  for (const search of ['trihyd', 'amoxicillin', '93000']) expect(await names({ search })).toEqual(['Amoxsan'])
  expect(await names({ category: 'consumable' })).toEqual(['Sarung tangan'])
  expect(await names({ form: 'capsule' })).toEqual(['Amoxsan'])
})

it('is shared by the clinics of a company: each reads and changes what another entered', async () => {
  const one = await openPharmacy()
  const other = await openPharmacy(one.clinic)
  const { data: medicine } = (await one.create()).body
  expect(await other.names()).toEqual(['Amoksisilin'])
  const body = { ...someMedicine({ name: 'Amoksisilin forte' }), version: medicine.version }
  const { status } = await server.call('updateCompanyMedicine', {
    token: other.token,
    path: { id: medicine.id },
    body,
  })
  expect(status).toBe(200)
  expect(await one.names()).toEqual(['Amoksisilin forte'])
  expect(await (await openPharmacy()).names()).toEqual([])
})

it.each([
  ['the same name, strength and form', { name: 'AMOKSISILIN' }, 'name'],
  ['the same KFA code', { name: 'Lain', kfa_code: '92000001' }, 'kfa_code'],
  ['a medicine without ingredients', { name: 'Lain', ingredients: [] }, 'ingredients'],
])('refuses %s', async (_, overrides, field) => {
  const { create, names } = await openPharmacy()
  await create({ kfa_code: '92000001' })
  const { status, body } = await create(overrides)
  expect(status).toBe(422)
  expect(Object.keys(body.data?.fields ?? {})).toEqual([field])
  expect(await names()).toEqual(['Amoksisilin'])
})

it('keeps another strength or another form apart', async () => {
  const { create, names } = await openPharmacy()
  await create()
  await create({ strength: '250 mg' })
  await create({ form: 'syrup' })
  expect(await names()).toHaveLength(3)
})

it.each(['92', '9200000', '91000001', '9300000a'])('refuses %j as a KFA code', async (kfa_code) => {
  const { create } = await openPharmacy()
  expect((await create({ kfa_code })).status).toBe(400)
})

it('that has the name, strength and form or a code already can be opened, from every clinic of the company', async () => {
  const elsewhere = await openPharmacy()
  await elsewhere.create({ kfa_code: '92000001' })
  const one = await openPharmacy()
  await one.create({ strength: '250 mg' })
  const { id } = (await one.create({ strength: '500 mg', kfa_code: '92000001' })).body.data
  const sister = await openPharmacy(one.clinic)
  const holder = { kind: 'company_medicine', id, name: 'Amoksisilin' }
  const named = await sister.create({ name: 'AMOKSISILIN', strength: '500 MG' })
  expect(named.body.data).toMatchObject({ holders: { name: holder } })
  const coded = await sister.create({ name: 'Lain', kfa_code: '92000001' })
  expect(coded.body.data).toMatchObject({
    fields: { kfa_code: 'Already used by Amoksisilin' },
    holders: { kfa_code: holder },
  })
})
