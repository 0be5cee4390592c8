import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { somePayor } from '../payor/some-payor'
import { coverageRule, someInsurance } from './some-insurance'

const now = new Date('2026-11-20T08:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openInsurances() {
  const { clinic, token } = await openClinic(server)
  const addPayor = async (overrides: Parameters<typeof somePayor>[0] = {}) =>
    (await server.call('createPayor', { token, body: somePayor(overrides) })).body.data
  const payor = await addPayor()
  const create = (said: Parameters<typeof someInsurance>[1] = {}) =>
    server.call('createInsurance', { token, body: someInsurance(payor.id, said) })
  const find = async (query: Record<string, string>) =>
    (await server.call('listInsurance', { token, query })).body.data.rows
  return { clinic, token, addPayor, payor, create, find }
}

describe('insurance', () => {
  it('is stored with its rules and codes, and tells of its payor', async () => {
    const { create, payor } = await openInsurances()
    const coverage_rules = [
      coverageRule({ needs_approval: true, waiting_days: 90, cap_per_year: 3_000_000 }),
      coverageRule({ category: 'prosthodontics', percent: 0, cap_per_visit: null }),
    ]
    const said = someInsurance(payor.id, { coverage_rules, excluded_codes: ['23', '24.7', '23.09'] })
    const { status, body } = await create(said)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      ...said,
      payor_name: payor.name,
      payor_status: 'active',
      payor_contract_from: '2026-01-01',
      payor_contract_until: null,
    })
  })

  it('has one rule for a category: the second is refused in its own cell', async () => {
    const { create, clinic } = await openInsurances()
    const before = await server.changesOf(clinic)
    expect(await create({ coverage_rules: [coverageRule(), coverageRule({ percent: 50 })] })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'coverage_rules.1.category': 'There is a rule for this category above' } } },
    })
    expect(await server.changesOf(clinic)).toEqual(before)
  })

  it.each([
    [{ coverage_rules: [coverageRule({ percent: 101 })] }, { 'coverage_rules.0.percent': 'At most 100' }],
    [{ coverage_rules: [coverageRule({ percent: -1 })] }, { 'coverage_rules.0.percent': 'At least 0' }],
    [{ coverage_rules: [coverageRule({ cap_per_visit: -1 })] }, { 'coverage_rules.0.cap_per_visit': 'At least 0' }],
    [{ coverage_rules: [coverageRule({ waiting_days: 3651 })] }, { 'coverage_rules.0.waiting_days': 'At most 3650' }],
    [
      { excluded_codes: ['23', 'K02.1'] },
      { 'excluded_codes.1': 'Two digits, or with a dot and one or two more: 23.2' },
    ],
  ])('is refused with words beside the cell: %j', async (input, fields) => {
    const { create } = await openInsurances()
    expect(await create(input)).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('ends after it begins', async () => {
    const { create } = await openInsurances()
    expect(await create({ valid_from: '2026-07-01', valid_until: '2026-07-01' })).toMatchObject({
      status: 422,
      body: { data: { fields: { valid_until: 'Must be after the first day' } } },
    })
  })

  it('has a code of its own among the plans of its payor, or none', async () => {
    const { create, addPayor, payor } = await openInsurances()
    const other = await addPayor({ name: 'Asuransi Mitra' })
    const names = { [payor.id]: 'Sentosa Emas', [other.id]: 'Mitra Emas' }
    for (const payor_id of [payor.id, other.id])
      expect((await create({ code: 'GOLD', payor_id, name: names[payor_id] })).status).toBe(201)
    for (const payor_id of [payor.id, other.id])
      expect(await create({ code: 'gold', payor_id })).toMatchObject({
        status: 422,
        body: { data: { fields: { code: `Already used by ${names[payor_id]}` } } },
      })
    expect((await create({ code: '' })).status).toBe(201)
    expect((await create({ code: '' })).status).toBe(201)
  })

  it('belongs to a payor of the clinic', async () => {
    const { create } = await openInsurances()
    const stranger = (await openInsurances()).payor
    expect(await create({ payor_id: stranger.id })).toMatchObject({
      status: 422,
      body: { data: { fields: { payor_id: 'There is no such payor' } } },
    })
  })

  it.each([
    ['whose contract has expired', { contract_until: '2026-06-30' }],
    ['that is inactive', { status: 'inactive' }],
  ] as const)(
    // The screen warns instead: renewals are signed late, and a plan that cannot be kept ready is kept on paper.
    'may be active under a payor %s, which its row tells, because a renewal is often signed after the old contract ended',
    async (_, state) => {
      const { create, addPayor } = await openInsurances()
      const payor = await addPayor(state)
      const { status, body } = await create({ payor_id: payor.id })
      expect(status).toBe(201)
      expect(body.data).toMatchObject({ payor_status: payor.status, payor_contract_until: payor.contract_until })
    },
  )

  it('is found by its name, class, code and payor, narrowed by payor, and sorted by payor', async () => {
    const { create, addPayor, find } = await openInsurances()
    const other = await addPayor({ name: 'Asuransi Mitra' })
    await create({ name: 'Emas', code: 'E1', class: 'VIP' })
    await create({ name: 'Perak', code: 'P1', class: 'B', payor_id: other.id })
    for (const search of ['emas', 'vip', 'e1', 'sentosa'])
      expect(await find({ search })).toMatchObject([{ name: 'Emas' }])
    expect(await find({ payor_id: String(other.id) })).toMatchObject([{ name: 'Perak' }])
    expect(await find({ sort: 'payor' })).toMatchObject([{ name: 'Perak' }, { name: 'Emas' }])
    expect(await find({ sort: '-payor' })).toMatchObject([{ name: 'Emas' }, { name: 'Perak' }])
  })

  it('is read by the front office and written by the manager', async () => {
    const { create, clinic, payor } = await openInsurances()
    const { id } = (await create()).body.data
    const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    expect((await server.call('getInsurance', { token, path: { id } })).status).toBe(200)
    expect((await server.call('createInsurance', { token, body: someInsurance(payor.id) })).status).toBe(403)
  })
})
