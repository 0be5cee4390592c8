import type { Schema } from '@clinic/api'
import { groupingsOf, isTime, reportSubjects } from '@clinic/core/report'
import { valuesOf } from '@clinic/core/values'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { november, openReports as openReportsOf, useChair, useStock } from '../../testing/open-reports'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addClaim } from '../../testing/sample-calls/money/claim'
import { addExpense } from '../../testing/sample-calls/money/expense'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addRoom } from '../../testing/sample-calls/room'

// 09:00 in Jakarta
const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)
const openReports = () => openReportsOf(server, () => now)

/** An invoice of each kind, with payments, a refund, a discount, a write-off and a void. */
async function openMonth() {
  const reports = await openReports()
  const { world, signIn } = reports
  const token = await signIn()
  const paid = await addInvoice(world, { state: 'paid' })
  const draft = await addInvoice(world)
  const [wide, written, lost] = [
    await addInvoice(world, { state: 'issued' }),
    await addInvoice(world, { state: 'issued' }),
    await addInvoice(world, { state: 'issued' }),
  ]
  const { id, version, lines } = await addInvoice(world)
  await server.call('changeInvoice', {
    token,
    path: { id },
    body: {
      lines: lines.map(({ id, product_id, unit_price, quantity }) => ({
        id,
        product_id,
        paket_id: null,
        package_sold_id: null,
        unit_price,
        quantity,
        discount: { percent: 10 },
        discount_reason: 'Pasien lama',
      })),
      discount: { rupiah: 15_000 },
      discount_reason: 'Keluarga',
      policy_id: null,
      version,
    },
  })
  const issued = { token, path: { id }, body: { due_on: null, version: version + 1 } }
  expect((await server.call('issueInvoice', issued)).status).toBe(200)
  const tenders: Schema<'Tender'>[] = [
    { method: 'qris', amount: 100_000, reference: 'QR-1' },
    { method: 'cash', amount: 50_000, reference: '' },
  ]
  await server.call('payInvoice', { token, path: { id: wide.id }, body: { tenders, cash_given: 50_000 } })
  const [payment] = paid.payments
  await server.call('refundPayment', {
    token,
    path: { id: payment?.id ?? 0 },
    body: { amount: 40_000, method: 'cash', reference: '', reason: 'Salah tagih' },
  })
  const give = (version: number) => ({ reason: 'Pindah kota', version })
  await server.call('writeOffInvoice', { token, path: { id: written.id }, body: give(written.version) })
  await server.call('voidInvoice', { token, path: { id: lost.id }, body: give(lost.version) })
  return { ...reports, paid, draft, wide, written, lost, discounted: id }
}

describe('the figures of a report', async () => {
  const reports = await openMonth()
  const { world, report, facts } = reports
  await addAppointment(world)
  await addExpense(world)
  await useStock(reports, server)
  await useChair(world)
  const year = { from: '2026-01-01', until: '2026-12-31' }

  it.each(valuesOf(reportSubjects))(
    'are the sum of the facts behind them, however it is grouped: %s',
    async (subject) => {
      const all = await facts({ subject, by: 'month', ...year })
      for (const by of groupingsOf(subject)) {
        const { groups, ...whole } = await report({ subject, by, ...year })
        expect(groups, by).not.toEqual([])
        expect({ by, ...whole }).toEqual({ by, ...sumOf(all, subject) })
        for (const { key, label: _, ...group } of groups)
          expect({ by, key, ...group }).toEqual({
            by,
            key,
            ...sumOf(await facts({ subject, by, key, ...year }), subject),
          })
      }
    },
  )
})

function sumOf(facts: readonly { amount: number; detail: string }[], subject: Schema<'ReportSubject'>) {
  const sum = (some: typeof facts) => some.reduce((total, { amount }) => total + amount, 0)
  if (!isTime(subject)) return { count: facts.length, amount: sum(facts), planned: null }
  const isPlanned = ({ detail }: { detail: string }) => detail === 'planned'
  const done = facts.filter((fact) => !isPlanned(fact))
  return { count: facts.length, amount: sum(done), planned: sum(facts.filter(isPlanned)) }
}

describe('a report', () => {
  it('of revenue has what was billed less its discounts, without drafts and void invoices', async () => {
    const { groups, facts, discounted } = await openMonth()
    // 350,000 four times; of one 10 % and 15,000 less
    expect(await groups({ subject: 'revenue', by: 'month' })).toEqual({ '2026-11': [4, 1_350_000] })
    expect(await groups({ subject: 'discount', by: 'reason' })).toEqual({ 'Pasien lama': [1, 50_000] })
    expect(await facts({ subject: 'discount', by: 'reason' })).toMatchObject([
      { amount: 50_000, detail: 'Pasien lama', opens_id: discounted },
    ])
  })

  it('of revenue names the payor of the policy it was issued under, and with the visits the room', async () => {
    const { world, groups, facts } = await openReports()
    const { id: room_id } = await addRoom(world)
    const { payor_id, invoice } = await addClaim(world)
    await addInvoice(world, { state: 'issued', room_id })
    expect(await groups({ subject: 'revenue', by: 'payor' })).toEqual({
      [invoice.policy?.payor_name ?? '']: [1, 350_000],
      '': [1, 350_000],
    })
    expect(await facts({ subject: 'revenue', by: 'payor', key: String(payor_id) })).toMatchObject([
      { opens_id: invoice.id },
    ])
    const { company_id, clinic_id } = world.clinic
    const { name } = await server.database
      .selectFrom('room')
      .select('name')
      .where((eb) => eb.and({ company_id, clinic_id, id: room_id }))
      .executeTakeFirstOrThrow()
    expect(await groups({ subject: 'revenue', by: 'room' })).toMatchObject({ [name]: [1, 350_000] })
    expect(await groups({ subject: 'visit', by: 'room' })).toMatchObject({ [name]: [1, 0] })
  })

  it('of payments has each method, what was given back taken off', async () => {
    const { groups, facts } = await openMonth()
    expect(await groups({ subject: 'payment', by: 'method' })).toEqual({ cash: [3, 360_000], qris: [1, 100_000] })
    expect((await facts({ subject: 'payment', by: 'method', key: 'cash' })).map(({ amount }) => amount).sort()).toEqual(
      [-40_000, 350_000, 50_000],
    )
  })

  it('of receivables says how long each has been due', async () => {
    const { groups, wide } = await openMonth()
    const open = { subject: 'receivable', by: 'age' } as const
    // one partly paid, one with a discount, and 40,000 of the one that was paid back
    expect(await groups(open)).toEqual({ not_due: [3, 200_000 + 300_000 + 40_000] })
    for (const [days, age] of [
      [1, 'to_30'],
      [30, 'to_30'],
      [31, 'to_60'],
      [61, 'to_90'],
      [91, 'above_90'],
    ] as const) {
      now = later(24 * days)
      expect(Object.keys(await groups(open))).toEqual([age])
    }
    expect(wide.state).toBe('issued')
  })

  it('of what was taken back names void, write-off and refund', async () => {
    const { groups } = await openMonth()
    expect(await groups({ subject: 'reversal', by: 'kind' })).toEqual({
      void: [1, 350_000],
      write_off: [1, 350_000],
      refund: [1, 40_000],
    })
  })

  it('of visits tells new patients from those who came before', async () => {
    const { world, groups } = await openReports()
    const patient = await world.addPatient()
    await addInvoice(world, { patient_id: patient.id })
    now = later(48)
    await addInvoice(world, { patient_id: patient.id })
    await addInvoice(world)
    expect(await groups({ subject: 'visit', by: 'newness' })).toEqual({ new: [2, 0], returning: [1, 0] })
    expect(await groups({ subject: 'visit', by: 'day' })).toEqual({ '2026-11-20': [1, 0], '2026-11-22': [2, 0] })
  })

  it('of diagnoses calls them by their names, in the language of who asks', async () => {
    const { world, signIn, report, facts } = await openReports()
    await addInvoice(world)
    const question = { subject: 'diagnosis', by: 'diagnosis' } as const
    const [group] = (await report(question)).groups
    expect(group).toMatchObject({ count: 1, label: expect.stringMatching(/^[A-Z]\d\d\.\d \w+/) })
    expect(await facts({ ...question, key: group?.key })).toMatchObject([{ title: group?.label }])
    const token = await signIn()
    const headers = { 'accept-language': 'id' }
    const indonesian = await server.call('getReport', { token, headers, query: { ...question, ...november } })
    expect(indonesian.body.data.groups[0]?.label).not.toBe(group?.label)
  })

  it('of procedures counts those that were done, by the service as it is called in the language of who asks', async () => {
    const { world, report, facts, signIn } = await openReports()
    await addInvoice(world)
    const question = { subject: 'procedure', by: 'product' } as const
    const [group, ...others] = (await report(question)).groups
    expect([group?.count, others]).toEqual([1, []])
    const { company_id, clinic_id } = world.clinic
    const services = server.database.updateTable('product').where((eb) => eb.and({ company_id, clinic_id }))
    await services.set({ name_en: 'Composite filling' }).execute()
    const [english] = (await report(question)).groups
    expect([english?.key, english?.label]).toEqual([group?.key, 'Composite filling'])
    expect(await facts({ ...question, key: group?.key })).toMatchObject([{ title: 'Composite filling' }])
    const headers = { 'accept-language': 'id' }
    const indonesian = await server.call('getReport', {
      token: await signIn(),
      headers,
      query: { ...question, ...november },
    })
    expect(indonesian.body.data.groups[0]?.label).toBe(group?.label)
  })

  it('counts by the day of the clinic', async () => {
    const { world, groups } = await openReports()
    // 23:30 in Jakarta, and half an hour later
    now = new Date('2026-11-20T16:30:00Z')
    await addInvoice(world, { state: 'paid' })
    now = new Date('2026-11-20T17:00:00Z')
    await addInvoice(world, { state: 'paid' })
    const days = { '2026-11-20': [1, 350_000], '2026-11-21': [1, 350_000] }
    expect(await groups({ subject: 'payment', by: 'day' })).toEqual(days)
    expect(await groups({ subject: 'revenue', by: 'day' })).toEqual(days)
    const first = { from: '2026-11-20', until: '2026-11-20' }
    expect(await groups({ subject: 'payment', by: 'day', ...first })).toEqual({ '2026-11-20': [1, 350_000] })
  })

  it('is searched and downloaded by its facts', async () => {
    const { world, facts, signIn } = await openReports()
    const patient = await world.addPatient({ first_name: 'Wulandari' })
    await addInvoice(world, { state: 'issued', patient_id: patient.id })
    await addInvoice(world, { state: 'issued' })
    const question = { subject: 'revenue', by: 'month' } as const
    expect(await facts({ ...question, search: 'wuland' })).toHaveLength(1)
    const file = await server.call('listReportFact', {
      token: await signIn(),
      query: { ...question, ...november },
      headers: { accept: 'text/csv' },
    })
    expect(file.status).toBe(200)
  })

  it.each([
    ['by', { by: 'method' }, 'This report is not grouped so'],
    ['until', { until: '2026-10-31' }, 'Must not be before the first day'],
    ['until', { until: '2027-11-02' }, 'A report has at most 366 days'],
  ] as const)('is refused with a wrong %s', async (field, wrong, sentence) => {
    const { signIn } = await openReports()
    const query = { subject: 'revenue', by: 'day', ...november, ...wrong } as const
    for (const operation of ['getReport', 'listReportFact'] as const) {
      const { status, body } = await server.call(operation, { token: await signIn(), query })
      expect([status, body.data]).toEqual([422, { fields: { [field]: sentence } }])
    }
  })

  it('counts nothing of another clinic', async () => {
    const { groups } = await openReports()
    const other = await openMonth()
    expect(await other.groups({ subject: 'revenue', by: 'month' })).not.toEqual({})
    for (const subject of valuesOf(reportSubjects)) expect(await groups({ subject, by: 'month' })).toEqual({})
  })
})
