import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addPayor } from '../../testing/sample-calls/payor'
import { openOffice as openClaims } from './claim-fixture'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer({ now: () => new Date('2026-11-20T02:00:00Z') })
afterAll(() => server.close())

/** An office with three payments: of Rp 50,000, Rp 280,000 and Rp 330,000, the last one for two claims. */
async function openOffice() {
  const office = await openClaims(server)
  const { answered, pay, call } = office
  const paid = async (parts: readonly number[], said: object): Promise<Schema<'PayorPayment'>> => {
    const allocations = []
    for (const amount of parts) allocations.push({ claim_id: (await answered(280_000)).id, amount })
    return (await pay(allocations, said)).body.data
  }
  const old = await paid([50_000], { reference: 'BCA 2026-09/118', received_on: '2026-09-30' })
  const one = await paid([280_000], { reference: 'TRF-0091', received_on: '2026-11-19' })
  const two = await paid([280_000, 50_000], { reference: 'trf-0092', received_on: '2026-11-19' })
  const list = async (query: Record<string, string> = {}): Promise<Schema<'PayorPaymentCard'>[]> =>
    (await call('listPayorPayment', { query })).body.data.rows
  const found = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id)
  return { ...office, old, one, two, list, found }
}

describe('payments of payors', () => {
  it('are listed with payor, reference, claims and who recorded them, the latest received first', async () => {
    const { payor_id, old, one, two, list } = await openOffice()
    const rows = await list()
    expect(rows.map(({ id, claim_count }) => [id, claim_count])).toEqual([
      [two.id, 2],
      [one.id, 1],
      [old.id, 1],
    ])
    expect(rows[1]).toEqual({
      id: one.id,
      number: one.number,
      state: 'recorded',
      payor_id,
      payor_name: 'Asuransi Sentosa Jiwa',
      amount: 280_000,
      received_on: '2026-11-19',
      reference: 'TRF-0091',
      recorded_by: 'Rani Putri',
      claim_count: 1,
    })
  })

  it('are found by reference, number and name of the payor, together too', async () => {
    const { old, one, two, found } = await openOffice()
    expect(await found({ search: 'trf-0091' })).toEqual([one.id])
    expect(await found({ search: 'TRF' })).toEqual([two.id, one.id])
    expect(await found({ search: '09/118' })).toEqual([old.id])
    expect(await found({ search: 'bca 118' })).toEqual([old.id])
    expect(await found({ search: two.number })).toEqual([two.id])
    expect(await found({ search: 'sentosa 0092' })).toEqual([two.id])
    expect(await found({ search: 'sentosa' })).toHaveLength(3)
    expect(await found({ search: '91' })).toEqual([one.id])
    expect(await found({ search: 'trf-0093' })).toEqual([])
  })

  it('are of a payor, a state and days, and sorted by day and amount', async () => {
    const { world, call, payor_id, old, one, two, found } = await openOffice()
    const body = { reason: 'Transfer milik klinik lain', version: one.version }
    await call('voidPayorPayment', { path: { id: one.id }, body })
    expect(await found({ state: 'void' })).toEqual([one.id])
    expect(await found({ state: 'recorded' })).toEqual([two.id, old.id])
    expect(await found({ payor_id: String(payor_id) })).toHaveLength(3)
    expect(await found({ payor_id: String((await addPayor(world)).id) })).toEqual([])
    expect(await found({ from: '2026-09-30', until: '2026-11-18' })).toEqual([old.id])
    expect(await found({ from: '2026-11-19', until: '2026-11-19' })).toEqual([two.id, one.id])
    expect(await found({ sort: 'received_on' })).toEqual([old.id, one.id, two.id])
    expect(await found({ sort: '-amount' })).toEqual([two.id, one.id, old.id])
    expect(await found({ sort: 'amount' })).toEqual([old.id, one.id, two.id])
  })

  it('are a table too', async () => {
    const { call } = await openOffice()
    const table = await call('listPayorPayment', { query: { search: '0092' }, headers: { accept: 'text/csv' } })
    expect([table.status, String(table.headers['content-type']).split(';')[0]]).toEqual([200, 'text/csv'])
  })
})
