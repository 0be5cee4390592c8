import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { november, openReports as openReportsOf, useStock } from '../../testing/open-reports'
import { addExpense } from '../../testing/sample-calls/money/expense'
import { addStockCount } from '../../testing/sample-calls/stock/stock-count'

// 09:00 in Jakarta
const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const openReports = () => openReportsOf(server, () => now)

describe('a report of expenses', () => {
  it('tells what the clinic paid out, for what, to whom and from where, but for what was taken back', async () => {
    const { world, signIn, groups, facts } = await openReports()
    const kept = await addExpense(world)
    const id = await addExpense(world)
    const token = await signIn()
    await server.call('voidExpense', { token, path: { id }, body: { reason: 'Salah catat', version: 1 } })
    const paid = [1, 125_000]
    expect(await groups({ subject: 'expense', by: 'category' })).toEqual({ supplies: paid })
    expect(await groups({ subject: 'expense', by: 'source' })).toEqual({ drawer: paid })
    expect(await groups({ subject: 'expense', by: 'payee' })).toEqual({ 'Toko Sinar': paid })
    expect(await facts({ subject: 'expense', by: 'category', search: 'sinar' })).toMatchObject([
      { title: 'Toko Sinar', detail: 'supplies', patient: null, opens_id: kept },
    ])
  })

  it('is downloaded without a record number', async () => {
    const { world, signIn } = await openReports()
    await addExpense(world)
    const query = { subject: 'expense', by: 'month', ...november } as const
    const { bytes } = await server.call('listReportFact', {
      token: await signIn(),
      query,
      headers: { accept: 'text/csv' },
    })
    expect(String(bytes)).toContain('Toko Sinar')
  })
})

describe('a report of stock', () => {
  it('has what was received less what was used as the value on the shelf', async () => {
    const reports = await openReports()
    const { report, groups } = reports
    const { medicine_id } = await useStock(reports, server)
    const [received, used] = [
      await report({ subject: 'purchase', by: 'medicine' }),
      await report({ subject: 'consumption', by: 'medicine' }),
    ]
    expect([received.amount, used.amount]).toEqual([55 * 450, 20 * 450])
    const token = await reports.signIn()
    const kept = (await server.call('getMedicine', { token, path: { id: medicine_id } })).body.data
    expect(received.amount - used.amount).toBe(kept.value)
    expect(await groups({ subject: 'consumption', by: 'kind' })).toEqual({
      dispense: [1, 15 * 450],
      usage: [1, 2 * 450],
      adjustment: [1, 3 * 450],
    })
  })

  it('names the patient and dentist of what was dispensed and used, and nobody of what is gone', async () => {
    const reports = await openReports()
    const { facts, report } = reports
    const { prescription } = await useStock(reports, server)
    const [dispensed] = await facts({ subject: 'consumption', by: 'kind', key: 'dispense' })
    expect(dispensed?.patient?.id).toBe(prescription.patient_id)
    expect(dispensed?.title).toMatch(/^Amoksisilin \d+ 500 mg$/)
    expect(await facts({ subject: 'consumption', by: 'kind', key: 'adjustment' })).toMatchObject([{ patient: null }])
    const { groups } = await report({ subject: 'consumption', by: 'doctor' })
    expect(groups.find(({ key }) => key === '')).toMatchObject({ count: 1, amount: 3 * 450 })
  })

  it('counts by the day of the clinic', async () => {
    const reports = await openReports()
    // 23:30 in Jakarta
    now = new Date('2026-11-20T16:30:00Z')
    await useStock(reports, server)
    expect(Object.keys(await reports.groups({ subject: 'consumption', by: 'day' }))).toEqual(['2026-11-20'])
    const next = { from: '2026-11-21', until: '2026-11-21' }
    expect(await reports.groups({ subject: 'consumption', by: 'day', ...next })).toEqual({})
  })

  it('takes what a count found off what was used', async () => {
    const { world, signIn, groups } = await openReports()
    const { id, version } = await addStockCount(world, { state: 'review', counted: 52 })
    const body = { reason: 'Terselip di laci', version }
    const posted = await server.call('postStockCount', { token: await signIn(), path: { id }, body })
    expect(posted.status).toBe(200)
    expect(await groups({ subject: 'consumption', by: 'kind' })).toEqual({ count: [1, -2 * 450] })
  })
})
