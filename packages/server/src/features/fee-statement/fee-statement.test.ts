import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import type { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { addFeeStatement } from '../../testing/sample-calls/money/fee-statement'
import { someLabOrder } from '../../testing/sample-calls/money/lab-order'
import { openFeeOffice } from './fee-office-fixture'

const november = new Date('2026-11-20T02:00:00Z')
const december = new Date('2026-12-02T02:00:00Z')
const january = new Date('2027-01-04T02:00:00Z')
let now = november
beforeEach(() => {
  now = november
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

const openOffice = (rule: Parameters<typeof openFeeOffice>[1] = {}) => openFeeOffice(server, rule)

const lastPayment = ({ payments }: Schema<'Invoice'>) =>
  payments.findLast(({ kind }) => kind === 'payment') ?? { id: 0 }

describe('the fee statements of a month', () => {
  it('show what each dentist earns, as payments come in', async () => {
    const { dentist, pay, cards } = await openOffice({ assistant_percent: 10 })
    expect(await cards('2026-11')).toMatchObject([
      { doctor_id: dentist, statement_id: null, state: 'open', sums: { lines: 1, earned: 0, amount: 0 } },
    ])
    await pay(100_000)
    expect(await cards('2026-11')).toMatchObject([{ sums: { earned: 40_000, assistant: 4_000, amount: 36_000 } }])
    await pay(250_000)
    expect(await cards('2026-11')).toMatchObject([{ sums: { earned: 140_000, assistant: 14_000, amount: 126_000 } }])
    expect(await cards('2026-10')).toEqual([])
  })

  it('hold a line with the initials alone, and the parts of the fee', async () => {
    const { invoice, pay, open, lines } = await openOffice({ basis: 'on_done' })
    await pay(50_000)
    const statement = await open('2026-11')
    expect(await lines(statement.id)).toEqual([
      {
        kind: 'service',
        id: invoice.lines[0]?.id,
        invoice_id: invoice.id,
        invoice_number: invoice.number,
        visit_id: invoice.visit_id,
        day: '2026-11-20',
        patient_initials: expect.stringMatching(/^[A-Z]{1,2}$/),
        service: invoice.lines[0]?.name,
        gross: 350_000,
        deductions: 0,
        lab_cost: 0,
        material_cost: 0,
        materials: [],
        base: 350_000,
        percent: 40,
        fee: 140_000,
        total: 350_000,
        collected: 50_000,
        earned: 140_000,
        assistant: 0,
        amount: 140_000,
      },
    ])
  })

  it('are a table too', async () => {
    const { open, call } = await openOffice()
    const { id } = await open('2026-11')
    const { status, headers } = await call('listFeeStatementLine', {
      query: { statement_id: String(id) },
      headers: { accept: 'text/csv' },
    })
    expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, 'text/csv'])
  })
})

describe('a fee statement', () => {
  it('is reviewed after its month, approved, and paid', async () => {
    const { pay, open, step } = await openOffice()
    await pay(350_000)
    const opened = await open('2026-11')
    expect(opened).toMatchObject({ state: 'open', sums: { amount: 140_000 }, version: 1 })
    expect(await step('reviewFeeStatement', opened)).toMatchObject({
      status: 409,
      body: { msg: 'This month is not over yet.' },
    })
    now = december
    const reviewed = (await step('reviewFeeStatement', opened)).body.data
    expect(reviewed).toMatchObject({ state: 'reviewed', reviewed_by: 'Rani Putri' })
    const approved = (await step('approveFeeStatement', reviewed)).body.data
    expect(approved).toMatchObject({ state: 'approved', sums: { lines: 1, amount: 140_000 } })
    expect((await step('payFeeStatement', approved)).body.data).toMatchObject({ state: 'paid', paid_by: 'Rani Putri' })
  })

  it('is opened again with a reason, which stays', async () => {
    const { open, step, call } = await openOffice()
    const opened = await open('2026-11')
    now = december
    const { id, version } = (await step('reviewFeeStatement', opened)).body.data
    const body = { reason: ' Tarif salah ', version }
    expect((await call('reopenFeeStatement', { path: { id }, body })).body.data).toMatchObject({
      state: 'open',
      reopen_reason: 'Tarif salah',
      reviewed_at: null,
    })
  })

  it('stays as it was approved: a refund later is a line below 0 of the next month', async () => {
    const { invoice, rule_id, world, pay, refund, cards, approve, lines, call } = await openOffice()
    await pay(350_000)
    now = december
    const approved = await approve('2026-11')
    const before = await lines(approved.id)
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('fee_rule')
      .set({ percent: 90 })
      .where((eb) => eb.and({ company_id, clinic_id, id: rule_id }))
      .execute()
    await refund(lastPayment((await call('getInvoice', { path: { id: invoice.id } })).body.data), 100_000)
    expect(await lines(approved.id)).toEqual(before)
    expect(await cards('2026-11')).toMatchObject([{ state: 'approved', sums: { amount: 140_000 } }])
    expect(await cards('2026-12')).toMatchObject([{ state: 'open', sums: { lines: 1, amount: -40_000 } }])
    now = january
    expect(await approve('2026-12')).toMatchObject({ sums: { amount: -40_000 } })
    expect(await cards('2027-01')).toEqual([])
  })

  it('takes back what is void after it was approved', async () => {
    const { invoice, approve, call, cards } = await openOffice({ basis: 'on_done' })
    now = december
    expect(await approve('2026-11')).toMatchObject({ sums: { amount: 140_000 } })
    const { version } = (await call('getInvoice', { path: { id: invoice.id } })).body.data
    await call('voidInvoice', { path: { id: invoice.id }, body: { reason: 'Salah pasien', version } })
    expect(await cards('2026-12')).toMatchObject([{ sums: { amount: -140_000 } }])
  })

  it('follows the approved month before it without a gap, and none is opened before an approved one', async () => {
    const { dentist, approve, open, step, call } = await openOffice()
    now = january
    await approve('2026-10')
    const reviewed = (await step('reviewFeeStatement', await open('2026-12'))).body.data
    expect(await step('approveFeeStatement', reviewed)).toMatchObject({
      status: 409,
      body: { msg: 'Approve the month before first.' },
    })
    for (const period of ['2026-09', '2027-02'])
      expect(await call('openFeeStatement', { body: { doctor_id: dentist, period } })).toMatchObject({
        status: 422,
        body: { data: { fields: { period: expect.any(String) } } },
      })
  })

  it('is one of a dentist and a month, and of a dentist of the clinic', async () => {
    const { dentist, open, call } = await openOffice()
    await open('2026-11')
    const again = await call('openFeeStatement', { body: { doctor_id: dentist, period: '2026-11' } })
    expect([again.status, again.body.msg]).toEqual([409, 'There is a statement of this dentist and month already.'])
    const stranger = await addDoctor((await openOffice()).world)
    const body = { doctor_id: stranger.id, period: '2026-11' }
    expect((await call('openFeeStatement', { body })).body.data.fields).toHaveProperty('doctor_id')
  })

  it('once approved is refused every change by the database, and so is each of its lines', async () => {
    const { world, approve } = await openOffice({ basis: 'on_done' })
    now = december
    const { id } = await approve('2026-11')
    const { company_id, clinic_id } = world.clinic
    const whose = { company_id, clinic_id }
    const statement = database.updateTable('fee_statement').where((eb) => eb.and({ ...whose, id }))
    await expect(statement.set({ state: 'open', approved_at: null }).execute()).rejects.toThrow('is kept')
    await expect(statement.set({ period: '2026-10' }).execute()).rejects.toThrow('is kept')
    const lines = database.updateTable('fee_statement_line').where((eb) => eb.and({ ...whose, statement_id: id }))
    await expect(lines.set({ amount: 1, earned: 1 }).execute()).rejects.toThrow()
    const other = await addFeeStatement(world)
    const [line] = await database
      .selectFrom('fee_statement_line')
      .selectAll()
      .where((eb) => eb.and({ ...whose, statement_id: id }))
      .execute()
    const texts = { counted: JSON.stringify(line?.counted), shown: JSON.stringify(line?.shown) }
    const copy = { earned: 1, assistant: 0, amount: 1, position: 0, invoice_line_id: line?.invoice_line_id ?? 0 }
    await expect(
      database
        .insertInto('fee_statement_line')
        .values({ ...whose, ...copy, ...texts, statement_id: other.id })
        .execute(),
    ).rejects.toThrow('not being approved')
  })
})

describe("a dentist's own statement", () => {
  it('is seen as it is now, of nobody else', async () => {
    const { world, dentist, pay } = await openOffice()
    await pay(100_000)
    const { company_id } = world.clinic
    const of = async (doctor_id: number | null) => {
      const user = await server.makeUser(world.clinic, 'doctor_clinic')
      await database
        .updateTable('user')
        .set({ doctor_id })
        .where((eb) => eb.and({ company_id, id: user.id }))
        .execute()
      const token = await server.tokenOf(user)
      return (await server.call('getMyFeeStatement', { token, query: { period: '2026-11' } })).body.data
    }
    expect(await of(dentist)).toMatchObject({ state: 'open', sums: { amount: 40_000 }, lines: [{ amount: 40_000 }] })
    expect(await of((await addDoctor(world)).id)).toMatchObject({ lines: [] })
    expect(await of(null)).toMatchObject({ lines: [] })
  })
})

describe('what a laboratory costs', () => {
  /** The office, and a crown that is ordered for the one procedure of the invoice. */
  async function openLaboratory(rule: Parameters<typeof addFeeRule>[1] = {}) {
    const office = await openOffice({ basis: 'on_done', ...rule })
    const { call, invoice, world, dentist } = office
    const patient_id = invoice.patient.id
    const [procedure]: Schema<'LabProcedure'>[] = (
      await call('listLabProcedure', { query: { patient_id: `${patient_id}` } })
    ).body.data.rows
    const procedure_id = procedure?.id ?? 0
    const body = await someLabOrder(world, { patient_id, doctor_id: dentist, visit_id: null, procedure_id })
    const headers = { 'idempotency-key': randomUUID() }
    const draft: Schema<'LabOrder'> = (await call('createLabOrder', { headers, body })).body.data
    const take = async (
      operation: 'sendLabOrder' | 'receiveLabOrder' | 'returnLabOrder',
      { id, version }: Schema<'LabOrder'>,
      said: object = {},
    ): Promise<Schema<'LabOrder'>> => (await call(operation, { path: { id }, body: { ...said, version } })).body.data
    const sent = await take('sendLabOrder', draft)
    const receive = (order: Schema<'LabOrder'>, cost: number) => take('receiveLabOrder', order, { cost })
    const giveBack = (order: Schema<'LabOrder'>) =>
      take('returnLabOrder', order, { reason: 'Warna salah', due_on: '2027-06-01' })
    return { ...office, sent, receive, giveBack }
  }

  it('is taken off a percent of net once the work is here', async () => {
    const { sent, receive, open, lines } = await openLaboratory()
    const { id } = await open('2026-11')
    expect(await lines(id)).toMatchObject([{ lab_cost: 0, base: 350_000, amount: 140_000 }])
    await receive(sent, 100_000)
    expect(await lines(id)).toMatchObject([{ lab_cost: 100_000, deductions: 100_000, base: 250_000, amount: 100_000 }])
  })

  it('takes nothing off a percent of gross', async () => {
    const { sent, receive, open, lines } = await openLaboratory({ kind: 'percent_of_gross' })
    await receive(sent, 100_000)
    expect(await lines((await open('2026-11')).id)).toMatchObject([{ lab_cost: 0, deductions: 0, amount: 140_000 }])
  })

  it('after an approval is a line of the next month, and the approved one stays as it is', async () => {
    const { sent, receive, giveBack, open, lines, step, approve } = await openLaboratory()
    now = december
    const november = await approve('2026-11')
    const here = await receive(sent, 100_000)
    expect(await lines(november.id)).toMatchObject([{ lab_cost: 0, amount: 140_000 }])
    const next = await open('2026-12')
    expect(await lines(next.id)).toMatchObject([{ lab_cost: 100_000, amount: -40_000 }])
    now = january
    const approved = (await step('approveFeeStatement', (await step('reviewFeeStatement', next)).body.data)).body.data
    await receive(await giveBack(here), 150_000)
    expect(await lines(approved.id)).toMatchObject([{ amount: -40_000 }])
    expect(await lines((await open('2027-01')).id)).toMatchObject([{ lab_cost: 150_000, amount: -20_000 }])
  })
})
