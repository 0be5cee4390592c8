import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addClaim } from '../../testing/sample-calls/money/claim'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { openTill, qris } from './credit-note-fixture'

const now = new Date('2026-11-20T05:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const problemsOf = ({ status, body }: { status: number; body: { data?: { fields?: object } } }) => ({
  status,
  fields: body.data?.fields,
})

describe('is refused', () => {
  it.each([
    [422, 350_001],
    [400, 0],
    [400, -5],
    [400, 10 ** 15],
    [400, 0.5],
  ])('with %i: Rp %d of a line of Rp 350,000', async (status, amount) => {
    const { world, credit, read } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    expect((await credit(invoice, amount)).status).toBe(status)
    expect(await read(invoice.id)).toMatchObject({ version: invoice.version, owed: 350_000, credit_notes: [] })
  })

  it('more than is left after an earlier one, naming the line', async () => {
    const { world, credit } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    await credit(invoice, 300_000)
    expect(problemsOf(await credit(invoice, 50_001))).toEqual({
      status: 422,
      fields: { lines: expect.stringContaining('Line 1: this is more than is left') },
    })
  })

  it('a line twice, of another invoice, or that sells a package', async () => {
    const { world, call, key, credit } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    const other = await addInvoice(world, { state: 'issued' })
    const sentence = (text: string) => ({ status: 422, fields: { lines: expect.stringContaining(text) } })
    expect(problemsOf(await credit(invoice, 1, { line: other.lines[0]?.id ?? 0 }))).toEqual(sentence('not on this'))
    const line = { invoice_line_id: invoice.lines[0]?.id, amount: 1 }
    const body = { lines: [line, line], refund: null, reason: 'Salah tagih' }
    const twice = await call('createCreditNote', { path: { id: invoice.id }, headers: key(), body })
    expect(problemsOf(twice)).toEqual(sentence('Line 2 is named twice'))
    const { invoice_id } = await addPackageSold(world)
    const { id, lines } = (await call('getInvoice', { path: { id: invoice_id } })).body.data
    const sold = lines.filter(({ paket_id }: Schema<'InvoiceLine'>) => paket_id !== null)
    expect(sold).toMatchObject([{ creditable: 0 }])
    expect(problemsOf(await credit({ id, lines: sold }, 1))).toEqual(sentence('refund the rest of the package'))
  })

  it("a part that is a payor's, and leaves its claim as it is", async () => {
    const { world, credit, read } = await openTill(server)
    const { invoice } = await addClaim(world)
    const before = await read(invoice.id)
    const left = before.lines[0]?.creditable ?? 0
    expect(problemsOf(await credit(before, left + 1))).toEqual({
      status: 422,
      fields: { lines: expect.stringContaining("payor's part") },
    })
    if (left > 0) expect((await credit(before, left)).status).toBe(200)
    expect(await read(invoice.id)).toMatchObject({ payor_owed: before.payor_owed, owed: before.owed - left })
  })

  it('another sum to give back than was paid above the new total, and more cash than lies in the drawer', async () => {
    const { world, credit, pay, read } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    await pay(invoice.id, 350_000)
    for (const refund of [null, qris(99_999), qris(100_001)])
      expect(problemsOf(await credit(invoice, 100_000, { refund })).fields).toHaveProperty('refund')
    const cash = { amount: 100_000, method: 'cash', reference: '' } as const
    expect((await credit(invoice, 100_000, { refund: cash })).status).toBe(422)
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', paid: 350_000, credit_notes: [] })
  })

  it('without an open cash shift, where something is given back', async () => {
    const { world, shift, call, pay, credit } = await openTill(server)
    const [paid, owed] = [await addInvoice(world, { state: 'issued' }), await addInvoice(world, { state: 'issued' })]
    await pay(paid.id, 350_000)
    await call('countCashShift', { path: { id: shift.id }, body: { counted: 0, version: 1 } })
    expect((await credit(paid, 100_000, { refund: qris(100_000) })).status).toBe(409)
    expect((await credit(owed, 100_000)).status).toBe(200)
  })

  it('of a draft and of what is void; by the desk; of another clinic', async () => {
    const { world, call, key, credit, close } = await openTill(server)
    expect((await credit(await addInvoice(world), 1)).status).toBe(409)
    const invoice = await addInvoice(world, { state: 'issued' })
    const clerk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
    const body = { lines: [{ invoice_line_id: invoice.lines[0]?.id, amount: 1 }], refund: null, reason: 'Salah tagih' }
    const sending = { path: { id: invoice.id }, headers: key(), body }
    expect((await call('createCreditNote', { ...sending, token: clerk })).status).toBe(403)
    expect((await (await openTill(server)).credit(invoice, 1)).status).toBe(404)
    await close('voidInvoice', invoice.id)
    expect((await credit(invoice, 1)).status).toBe(409)
  })
})
