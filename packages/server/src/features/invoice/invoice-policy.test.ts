import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInsurance } from '../../testing/sample-calls/insurance'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { addPolicy } from '../../testing/sample-calls/patient-policy'
import { openWorld } from '../../testing/sample-world'
import { coverageRule } from '../insurance/some-insurance'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

/** A patient in a plan that pays 80 % of the service of `addInvoice`, Rp 350,000. */
async function openInsured(rule: Partial<Schema<'CoverageRule'>> = {}) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: insurance_id, payor_id } = await addInsurance(world)
  const setPlan = (values: object) =>
    database.updateTable('insurance').set(values).where('id', '=', insurance_id).execute()
  await setPlan({ coverage_rules: JSON.stringify([coverageRule({ category: 'periodontics', ...rule })]) })
  const policy = await addPolicy(world, { insurance_id })
  const { patient_id } = policy
  const token = await server.tokenOf(world.user)
  await addOpenShift(world)
  const draft = () => addInvoice(world, { patient_id })
  const change = (invoice: Schema<'Invoice'>, policy_id: number | null) => {
    const { id, lines, discount, discount_reason, version } = invoice
    const sent = lines.map(({ id, product_id, unit_price, quantity, discount, discount_reason }) => {
      return { id, product_id, paket_id: null, package_sold_id: null, unit_price, quantity, discount, discount_reason }
    })
    const body = { policy_id, lines: sent, discount, discount_reason, version }
    return server.call('changeInvoice', { token, path: { id }, body })
  }
  const issue = ({ id, version }: Schema<'Invoice'>) =>
    server.call('issueInvoice', { token, path: { id }, body: { due_on: null, version } })
  const close = (operation: 'voidInvoice' | 'writeOffInvoice', { id, version }: { id: number; version: number }) =>
    server.call(operation, { token, path: { id }, body: { reason: 'Salah tagih', version } })
  const pay = (id: number, amount: number) =>
    server.call('payInvoice', {
      token,
      path: { id },
      headers: { 'idempotency-key': randomUUID() },
      body: { tenders: [{ method: 'qris', amount, reference: '' }], cash_given: null },
    })
  const read = async (id: number) => (await server.call('getInvoice', { token, path: { id } })).body.data
  const balances = async (invoice_id: number) => {
    const entries = await database
      .selectFrom('ledger_entry')
      .select(['account', 'amount'])
      .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
      .execute()
    const sums: Record<string, number> = {}
    for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
    return sums
  }
  return { world, token, policy, payor_id, setPlan, draft, change, issue, close, pay, read, balances }
}

const fieldsOf = ({ data }: { data: { fields?: object } }) => data.fields

describe('a draft of a patient with a policy', () => {
  it('is shared between payor and patient, and nobody chose the policy', async () => {
    const { draft, policy, payor_id } = await openInsured()
    expect(await draft()).toMatchObject({
      policy: { id: policy.id, payor_id, plan_name: 'Sentosa Gigi Emas', member_number: '8888 0001' },
      policies: [{ id: policy.id, obstacle: null }],
      total: 350_000,
      payor: 280_000,
      payor_owed: 0,
      lines: [{ amounts: { benefit: 280_000, payor: 280_000, total: 350_000, limit: null } }],
    })
  })

  it('is paid by the patient alone where the desk chooses none, and shared again with another policy', async () => {
    const { world, draft, change, policy } = await openInsured()
    const other = await addPolicy(world, { patient_id: policy.patient_id })
    const alone = (await change(await draft(), null)).body.data
    expect(alone).toMatchObject({ policy: null, total: 350_000, payor: 0 })
    const uncovered = (await change(alone, other.id)).body.data
    expect(uncovered).toMatchObject({ payor: 0, lines: [{ amounts: { limit: 'category_not_covered' } }] })
    expect((await change(uncovered, policy.id)).body.data.payor).toBe(280_000)
  })

  it('takes no policy of somebody else', async () => {
    const { world, draft, change } = await openInsured()
    const { status, body } = await change(await draft(), (await addPolicy(world)).id)
    expect([status, Object.keys(fieldsOf(body) ?? {})]).toEqual([422, ['policy_id']])
  })

  it('says which limit of the plan is reached, and that the payor had to agree', async () => {
    const { draft } = await openInsured({ cap_per_visit: 100_000, needs_approval: true })
    expect(await draft()).toMatchObject({
      payor: 100_000,
      lines: [{ amounts: { limit: 'cap_per_visit', needs_approval: true } }],
    })
  })

  it('has no policy by itself that pays nothing on its day, and takes none', async () => {
    const { world, draft, change, policy, payor_id } = await openInsured()
    await world.database
      .updateTable('payor')
      .set({ contract_from: '2026-01-01', contract_until: '2026-11-19' })
      .where('id', '=', payor_id)
      .execute()
    const invoice = await draft()
    expect(invoice).toMatchObject({ policy: null, payor: 0, policies: [{ obstacle: 'contract_expired' }] })
    const { status, body } = await change(invoice, policy.id)
    expect([status, Object.keys(fieldsOf(body) ?? {})]).toEqual([422, ['policy_id']])
  })

  it('is not issued with a plan that became inactive meanwhile, until the desk chooses again', async () => {
    const { draft, change, issue, setPlan, read } = await openInsured()
    const invoice = await draft()
    await setPlan({ status: 'inactive' })
    expect(await read(invoice.id)).toMatchObject({ payor: 0, policies: [{ obstacle: 'plan_inactive' }] })
    const { status, body } = await issue(invoice)
    expect([status, Object.keys(fieldsOf(body) ?? {})]).toEqual([422, ['policy_id']])
    const alone = (await change(invoice, null)).body.data
    expect((await issue(alone)).body.data).toMatchObject({ state: 'issued', owed: 350_000, payor_owed: 0 })
  })
})

describe('an issued invoice with the part of a payor', () => {
  it('is owed by both, each on an account of its own, and the patient pays no more than their part', async () => {
    const { draft, issue, pay, read, balances } = await openInsured()
    const issued = (await issue(await draft())).body.data
    expect(issued).toMatchObject({ state: 'issued', total: 350_000, payor: 280_000, owed: 70_000, payor_owed: 280_000 })
    expect(await balances(issued.id)).toEqual({ receivable: 70_000, payor_receivable: 280_000, revenue: -350_000 })
    const above = await pay(issued.id, 70_001)
    expect([above.status, Object.keys(fieldsOf(above.body) ?? {})]).toEqual([422, ['tenders']])
    expect((await pay(issued.id, 70_000)).status).toBe(200)
    expect(await read(issued.id)).toMatchObject({ state: 'paid', paid: 70_000, owed: 0, payor_owed: 280_000 })
  })

  it('keeps plan and amounts, whatever becomes of the policy', async () => {
    const { draft, issue, read, setPlan } = await openInsured()
    const issued = (await issue(await draft())).body.data
    await setPlan({ name: 'Plan lain', coverage_rules: '[]' })
    expect(await read(issued.id)).toMatchObject({
      policy: { plan_name: 'Sentosa Gigi Emas' },
      policies: [],
      payor: 280_000,
    })
  })

  it('is owed by nobody once it is void', async () => {
    const { draft, issue, close, balances } = await openInsured()
    const issued = (await issue(await draft())).body.data
    expect((await close('voidInvoice', issued)).body.data).toMatchObject({ state: 'void', owed: 0, payor_owed: 0 })
    expect(await balances(issued.id)).toEqual({ receivable: 0, payor_receivable: 0, revenue: 0 })
  })

  it('is still owed by the payor when the part of the patient is written off', async () => {
    const { draft, issue, close } = await openInsured()
    const issued = (await issue(await draft())).body.data
    const reply = await close('writeOffInvoice', issued)
    expect(reply.body.data).toMatchObject({ state: 'written_off', owed: 0, payor_owed: 280_000 })
  })

  it('is paid at once where the plan pays all, and can be voided as long as nobody paid', async () => {
    const { draft, issue, close } = await openInsured({ percent: 100 })
    const issued = (await issue(await draft())).body.data
    expect(issued).toMatchObject({ state: 'paid', owed: 0, payor_owed: 350_000 })
    expect((await close('voidInvoice', issued)).body.data).toMatchObject({ state: 'void', payor_owed: 0 })
  })

  it('uses up what the plan pays in a calendar year', async () => {
    const { draft, issue } = await openInsured({ cap_per_year: 300_000 })
    const first = await draft()
    const second = await draft()
    await issue(first)
    expect((await issue(second)).body.data).toMatchObject({
      payor: 20_000,
      owed: 330_000,
      lines: [{ amounts: { limit: 'cap_per_year' } }],
    })
  })

  it('of two issued at once the second has what the first left of the year', async () => {
    const { draft, issue } = await openInsured({ cap_per_year: 300_000 })
    const drafts = [await draft(), await draft()]
    const issued = await Promise.all(drafts.map(issue))
    expect(issued.map(({ body }) => body.data.payor).sort()).toEqual([20_000, 280_000])
  })
})
