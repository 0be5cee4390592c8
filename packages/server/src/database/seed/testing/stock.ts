import { addDays } from '@clinic/core/time'
import { expect, it } from 'vitest'
import type { TestServer } from '../../../testing/harness'
import { kfaCodes } from '../kfa-code'
import { manager, today } from './demo'

/** Proves the medicines and materials of the demo clinic. */
export function provesStock(server: TestServer) {
  it('has medicine in stock: enough, short, gone, soon to expire and recalled, one prescription handed out and billed, one waiting', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { rows } = (await server.call('listMedicine', { token, query: { rowPerPage: '50' } })).body.data
    const flagged = (flag: string) =>
      rows.filter(({ flags }) => flags.some((each) => each === flag)).map(({ name }) => name)
    expect(rows.length).toBeGreaterThan(10)
    expect(flagged('out')).toEqual(['Deksametason'])
    expect(flagged('low')).toContain('Klindamisin')
    expect(flagged('recalled')).toEqual(['Ibuprofen'])
    expect(rows.find(({ name }) => name === 'Asam mefenamat')?.nearest_expiry).toBe(addDays(today, 20))
    const waiting = (await server.call('listDispensing', { token })).body.data.rows
    expect(waiting).toMatchObject([{ state: 'signed' }, { state: 'dispensed' }])
    const path = { id: waiting[1]?.id ?? 0 }
    expect((await server.call('getDispensing', { token, path })).body.data).toMatchObject({
      lines: [{ prescribed: 1, handed_out: 1, billed: 1 }],
      invoice: { state: 'draft' },
    })
  })

  it('has KFA codes of what was prescribed, and medicines of which none is known', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { checklist } = (await server.call('getSatuSehatStatus', { token })).body.data
    const { done = 0, total = 0 } = checklist.find(({ item }) => item === 'medicine') ?? {}
    expect(done).toBeGreaterThan(5)
    expect(total).toBeGreaterThan(done)
    const query = { rowPerPage: '50' }
    const { rows } = (await server.call('listCompanyMedicine', { token, query })).body.data
    const codes = rows.flatMap(({ kfa_code }) => kfa_code || [])
    expect(codes).toHaveLength(Object.keys(kfaCodes).length)
  })

  it('has what its treatments used taken from the stock; what is not in stock waits', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { rows } = (await server.call('listUsage', { token, query: { rowPerPage: '100' } })).body.data
    const of = (state: string) => rows.filter((each) => each.state === state)
    expect(of('posted').length).toBeGreaterThan(10)
    expect(of('draft').length).toBeGreaterThan(0)
    for (const { materials } of of('draft')) expect(materials).toContain('Gutta-percha 25')
  })

  it('has narcotics and psychotropics on the shelf, whose register is of this or the last month', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const received = addDays(today, -6).slice(0, 7)
    const { rows } = (await server.call('listControlledMovement', { token, query: { period: received } })).body.data
    expect(rows).toMatchObject([
      { category: 'narcotic', quantity: 30, supplier_name: 'PT Sehat Farma Nusantara' },
      { category: 'psychotropic', quantity: 20 },
    ])
  })

  it('has one order of which a part came, and the draft of another', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { rows } = (await server.call('listPurchaseOrder', { token })).body.data
    expect(rows).toMatchObject([
      { state: 'draft' },
      { state: 'partially_received', number: expect.stringMatching(/^PO/) },
    ])
    const order = (await server.call('getPurchaseOrder', { token, path: { id: rows[1]?.id ?? 0 } })).body.data
    expect(order.progress.filter(({ to_come }: { to_come: number }) => to_come > 0)).toHaveLength(2)
    expect(order.receipts).toMatchObject([{ state: 'received' }])
  })

  it('has one stock count that is posted with what differs, and one that is being counted', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { rows } = (await server.call('listStockCount', { token })).body.data
    expect(rows).toMatchObject([{ state: 'counting' }, { state: 'posted', number: expect.stringMatching(/^CNT/) }])
    const path = { id: rows[1]?.id ?? 0 }
    const { lines } = (await server.call('getStockCount', { token, path })).body.data
    const differences = lines.map(({ comparison }) => comparison?.difference ?? null)
    expect(differences.filter((each) => each !== 0).sort()).toEqual([-2, 10])
  })
}
