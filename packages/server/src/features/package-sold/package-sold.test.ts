import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { addDays } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { addPaket } from '../../testing/sample-calls/paket'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'

const today = '2026-11-20'
const noon = (date: string) => new Date(`${date}T05:00:00Z`)
let now = noon(today)
beforeEach(() => {
  now = noon(today)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

type Invoice = Schema<'Invoice'>

/** A clinic that sells a package of two scalings for Rp 650,000, and a till that takes money. */
async function openDesk() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: product_id } = await addProduct(world)
  await addPrice(world, { product_id, price: 350_000 })
  const { id: paket_id } = await addPaket(world, { items: [{ product_id, quantity: 2 }] })
  const { id: patient_id } = await world.addPatient()
  await addOpenShift(world)
  const clerk = await server.makeUser(world.clinic, 'front_office_clinic')
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await server.tokenOf(world.user), ...sending })
  const desk = () => server.tokenOf(clerk)
  /** The draft of another visit of the patient in which the service was done. */
  const treat = async (times = 1): Promise<Invoice> => {
    const content = noteContentFixture({
      procedures: Array.from({ length: times }, () =>
        noteProcedureFixture({ tooth: null, surfaces: [], jaw: 'upper', product_id, doctor_id: null }),
      ),
    })
    return addInvoice(world, { patient_id, content })
  }
  const sell = (given: Parameters<typeof addPackageSold>[1] = {}) =>
    addPackageSold(world, { patient_id, paket_id, ...given })
  const change = async (invoice: Invoice, lines: Schema<'InvoiceLineInput'>[], token?: string) => {
    const { id, policy_id, discount, discount_reason, version } = invoice
    const body = { policy_id, discount, discount_reason, version, lines }
    return call('changeInvoice', { path: { id }, body, ...(token && { token }) })
  }
  const issue = ({ id, version }: Invoice) => call('issueInvoice', { path: { id }, body: { due_on: null, version } })
  const cancel = ({ id, version }: Invoice) =>
    call('voidInvoice', { path: { id }, body: { reason: 'Salah tagih', version } })
  const pay = (id: number, amount: number) =>
    call('payInvoice', {
      path: { id },
      headers: { 'idempotency-key': randomUUID() },
      body: { tenders: [{ method: 'qris', amount, reference: '' }], cash_given: null },
    })
  const packages = async (token?: string): Promise<Schema<'PackageSold'>[]> =>
    (await call('listPackageSold', { path: { id: patient_id }, ...(token && { token }) })).body.data.rows
  const read = async (id: number): Promise<Invoice> => (await call('getInvoice', { path: { id } })).body.data
  const refund = ({ id, version, refundable }: Schema<'PackageSold'>, given: object = {}) =>
    call('refundPackageSold', {
      path: { id },
      body: { amount: refundable, method: 'qris', reference: '', reason: 'Pasien pindah kota', version, ...given },
    })
  const extend = ({ id, version }: Schema<'PackageSold'>, valid_until: string) =>
    call('extendPackageSold', { path: { id }, body: { valid_until, reason: 'Pasien sakit', version } })
  const setPaket = (values: { price?: number; status?: 'inactive' }) =>
    database
      .updateTable('paket')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, id: paket_id }))
      .execute()
  return {
    world,
    call,
    desk,
    product_id,
    paket_id,
    treat,
    sell,
    change,
    issue,
    cancel,
    pay,
    packages,
    read,
    refund,
    extend,
    setPaket,
  }
}

const lineInput = ({ id, product_id, paket_id, unit_price, quantity, package: used }: Invoice['lines'][number]) => ({
  id,
  product_id,
  paket_id,
  package_sold_id: used?.id ?? null,
  unit_price,
  quantity,
  discount: null,
  discount_reason: '',
})

const packageLine = (
  paket_id: number,
  given: Partial<Schema<'InvoiceLineInput'>> = {},
): Schema<'InvoiceLineInput'> => ({
  id: null,
  product_id: null,
  paket_id,
  package_sold_id: null,
  unit_price: 650_000,
  quantity: 1,
  discount: null,
  discount_reason: '',
  ...given,
})

describe('a package is sold', () => {
  it('on the invoice of a visit, and is the patient’s once that is issued', async () => {
    const { treat, change, issue, packages, paket_id, desk } = await openDesk()
    const draft = await treat()
    const reply = await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)], await desk())
    expect(reply.body.data).toMatchObject({
      total: 1_000_000,
      lines: [{ paket_id: null }, { paket_id, product_id: null, name: 'Paket sehat', list_price: 650_000 }],
    })
    expect(await packages()).toEqual([])
    expect((await issue(reply.body.data)).status).toBe(200)
    expect(await packages()).toMatchObject([
      {
        state: 'active',
        sold_on: today,
        valid_until: addDays(today, 365),
        items: [{ sessions: 2, left: 2 }],
        entries: [{ kind: 'bought', sessions: 2 }],
        price: 650_000,
        rest: 650_000,
        refundable: 0,
      },
    ])
  })

  it.each([
    ['twice on one line', { quantity: 2 }, 'once more'],
    ['at a price that is not of the list', { unit_price: 1 }, 'price list'],
    ['that another package prepays', { package_sold_id: 1 }, 'no such session'],
  ])('but not %s', async (_, given, sentence) => {
    const { treat, change, paket_id, desk } = await openDesk()
    const draft = await treat()
    const reply = await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id, given)], await desk())
    expect([reply.status, reply.body.data.fields?.lines]).toEqual([422, expect.stringContaining(sentence)])
  })

  it.each([0, -1])('but not %i times', async (quantity) => {
    const { treat, change, paket_id } = await openDesk()
    expect((await change(await treat(), [packageLine(paket_id, { quantity })])).status).toBe(400)
  })

  it('but not when it is inactive, nor when it becomes so while the draft is open', async () => {
    const { treat, change, issue, paket_id, setPaket, packages } = await openDesk()
    const draft = await treat()
    const open = (await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)])).body.data
    await setPaket({ status: 'inactive' })
    const late = await issue(open)
    expect([late.status, late.body.data.fields?.lines]).toEqual([422, expect.stringContaining('not sold any more')])
    const next = await treat()
    expect((await change(next, [...next.lines.map(lineInput), packageLine(paket_id)])).status).toBe(422)
    expect(await packages()).toEqual([])
  })

  it('at the price of the draft, whatever becomes of the price of the package', async () => {
    const { treat, change, issue, paket_id, setPaket, packages } = await openDesk()
    const draft = await treat()
    const open = (await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)])).body.data
    await setPaket({ price: 900_000 })
    expect((await issue(open)).status).toBe(200)
    expect(await packages()).toMatchObject([{ price: 650_000 }])
  })

  it('and is not of another clinic', async () => {
    const { treat, change } = await openDesk()
    const other = await openDesk()
    const draft = await treat()
    expect((await change(draft, [...draft.lines.map(lineInput), packageLine(other.paket_id)])).status).toBe(422)
  })
})

describe('a session', () => {
  it('is proposed for what was done, costs nothing, and is used with the issue', async () => {
    const { sell, treat, issue, packages } = await openDesk()
    const sold = await sell()
    const draft = await treat()
    expect(draft).toMatchObject({
      total: 0,
      amounts: { gross: 350_000, line_discount: 350_000, prepaid: 350_000 },
      needs_manager: false,
      packages: [{ id: sold.id, items: [{ sessions: 2, left: 2 }] }],
      lines: [{ package: { id: sold.id, name: 'Paket sehat', session: 1, sessions: 2 }, amounts: { total: 0 } }],
    })
    expect(await packages()).toMatchObject([{ items: [{ left: 2 }] }])
    expect((await issue(draft)).body.data).toMatchObject({ state: 'paid', lines: [{ package: { session: 1 } }] })
    expect(await packages()).toMatchObject([
      { state: 'active', items: [{ left: 1 }], rest: 325_000, entries: [{}, { kind: 'used', sessions: -1 }] },
    ])
    const last = await treat()
    expect(last.lines).toMatchObject([{ package: { session: 2 } }])
    await issue(last)
    expect(await packages()).toMatchObject([{ state: 'exhausted', items: [{ left: 0 }], rest: 0 }])
    expect((await treat()).lines).toMatchObject([{ package: null, amounts: { total: 350_000 } }])
  })

  it('is taken off by the desk, and chosen again', async () => {
    const { sell, treat, change, desk } = await openDesk()
    const sold = await sell()
    const draft = await treat()
    const without = await change(
      draft,
      draft.lines.map((line) => ({ ...lineInput(line), package_sold_id: null })),
      await desk(),
    )
    expect(without.body.data).toMatchObject({ total: 350_000, lines: [{ package: null }] })
    const again = await change(
      without.body.data,
      without.body.data.lines.map((line) => ({ ...lineInput(line), package_sold_id: sold.id })),
      await desk(),
    )
    expect(again.body.data).toMatchObject({ total: 0, lines: [{ package: { session: 1 } }] })
  })

  it('is first taken of the package that ends first', async () => {
    const { sell, treat, extend, packages } = await openDesk()
    const first = await sell()
    const second = await sell()
    const stored = (await packages()).find(({ id }) => id === first.id)
    if (stored) await extend(stored, addDays(today, 500))
    expect((await treat(3)).lines).toMatchObject([
      { package: { id: second.id, session: 1 } },
      { package: { id: second.id, session: 2 } },
      { package: { id: first.id, session: 1 } },
    ])
  })

  it('is not proposed the day after the last one, and is on that day', async () => {
    const { sell, treat, packages } = await openDesk()
    await sell()
    now = noon(addDays(today, 365))
    expect((await treat()).lines).toMatchObject([{ package: { session: 1 } }])
    now = noon(addDays(today, 366))
    expect((await treat()).lines).toMatchObject([{ package: null }])
    expect(await packages()).toMatchObject([{ state: 'expired', items: [{ left: 2 }] }])
  })

  it('of the day of the treatment is used after the package ended', async () => {
    const { sell, treat, issue } = await openDesk()
    await sell()
    now = noon(addDays(today, 365))
    const draft = await treat()
    now = noon(addDays(today, 366))
    expect((await issue(draft)).status).toBe(200)
  })

  it('that is the last one is used by one of two invoices issued at once', async () => {
    const { sell, treat, issue, packages } = await openDesk()
    await sell()
    await issue(await treat())
    const drafts = [await treat(), await treat()]
    const replies = await Promise.all(drafts.map(issue))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(replies.find(({ status }) => status === 422)?.body.data.fields?.lines).toContain('no such session')
    expect(await packages()).toMatchObject([{ items: [{ left: 0 }] }])
  })

  it('that is not left is refused by the database', async () => {
    const { sell, world, product_id } = await openDesk()
    const sold = await sell()
    const [line] = sold.invoice.lines
    const take = database
      .insertInto('package_entry')
      .values({
        company_id: world.clinic.company_id,
        clinic_id: world.clinic.clinic_id,
        package_sold_id: sold.id,
        product_id,
        kind: 'used',
        sessions: -3,
        session: 3,
        invoice_id: sold.invoice.id,
        invoice_line_id: line?.id ?? 0,
        at: now.toISOString(),
        user_name: 'Rani Putri',
      })
      .execute()
    await expect(take).rejects.toMatchObject({ constraint: 'package_entry_balance' })
  })

  it('is given back when its invoice is void', async () => {
    const { sell, treat, issue, cancel, packages } = await openDesk()
    await sell()
    const issued = (await issue(await treat(2))).body.data
    expect(await packages()).toMatchObject([{ state: 'exhausted' }])
    expect((await cancel(issued)).body.data.state).toBe('void')
    expect(await packages()).toMatchObject([{ state: 'active', items: [{ left: 2 }], rest: 650_000 }])
  })

  it('of a package of somebody else is refused', async () => {
    const { treat, change, world } = await openDesk()
    const foreign = await addPackageSold(world)
    const draft = await treat()
    const lines = draft.lines.map((line) => ({ ...lineInput(line), package_sold_id: foreign.id }))
    expect((await change(draft, lines)).status).toBe(422)
  })
})

describe('the invoice that sold a package', () => {
  it('is void, and the package with it', async () => {
    const { sell, cancel, packages, read } = await openDesk()
    const { invoice } = await sell({ state: 'issued' })
    expect((await cancel(await read(invoice.id))).status).toBe(200)
    expect(await packages()).toMatchObject([{ state: 'void', items: [{ left: 0 }], refundable: 0 }])
  })

  it('is not void once a session was used', async () => {
    const { sell, treat, issue, cancel, packages, read } = await openDesk()
    const { invoice } = await sell({ state: 'issued' })
    await issue(await treat())
    const reply = await cancel(await read(invoice.id))
    expect([reply.status, reply.body.msg]).toEqual([409, expect.stringContaining('was used')])
    expect(await packages()).toMatchObject([{ state: 'active', items: [{ left: 1 }] }])
  })
})

describe('the rest', () => {
  it('is given back, is not owed again, and cannot be used any more', async () => {
    const { sell, treat, issue, refund, packages, read, cancel } = await openDesk()
    const { invoice } = await sell()
    const used = (await issue(await treat())).body.data
    const [stored] = await packages()
    expect(stored).toMatchObject({ rest: 325_000, refundable: 325_000 })
    if (stored) expect((await refund(stored)).body.data).toMatchObject({ state: 'refunded', items: [{ left: 0 }] })
    expect(await read(invoice.id)).toMatchObject({
      state: 'paid',
      owed: 0,
      paid: 675_000,
      credited: 325_000,
      payments: [{ refunded: 325_000 }, { kind: 'refund', amount: 325_000 }],
    })
    expect((await treat()).lines).toMatchObject([{ package: null }])
    // its sessions are gone: nothing is given back to it, and its sale stands
    expect((await cancel(used)).status).toBe(409)
    expect((await cancel(await read(invoice.id))).status).toBe(409)
  })

  it('is given back once of two who do so at once', async () => {
    const { sell, refund, packages, read } = await openDesk()
    const { invoice } = await sell()
    const [stored] = await packages()
    if (!stored) throw new Error('There is no package')
    const replies = await Promise.all([refund(stored), refund(stored)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(invoice.id)).payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  it('is first taken off what is owed', async () => {
    const { sell, pay, refund, packages, read } = await openDesk()
    const { invoice } = await sell({ state: 'issued' })
    await pay(invoice.id, 600_000)
    const [stored] = await packages()
    expect(stored).toMatchObject({ rest: 650_000, refundable: 250_000 })
    if (stored) await refund(stored)
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', owed: 0, paid: 350_000, credited: 650_000 })
  })

  it('of several payments is given back against each, the last first', async () => {
    const { sell, pay, refund, packages, read } = await openDesk()
    const { invoice } = await sell({ state: 'issued' })
    await pay(invoice.id, 900_000)
    await pay(invoice.id, 100_000)
    const [stored] = await packages()
    if (stored) await refund(stored)
    const refunds = (await read(invoice.id)).payments.filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ amount }) => amount)).toEqual([100_000, 550_000])
  })

  it.each([
    ['nothing was paid', 0],
    ['only the rest of the invoice was paid', 350_000],
  ])('is refused where %s', async (_, amount) => {
    const { sell, pay, refund, packages } = await openDesk()
    const { invoice } = await sell({ state: 'issued' })
    if (amount > 0) await pay(invoice.id, amount)
    const [stored] = await packages()
    expect(stored?.refundable).toBe(0)
    if (!stored) return
    const reply = await refund(stored, { amount: 1 })
    expect([reply.status, reply.body.msg]).toEqual([409, expect.stringContaining('nothing to give back')])
  })

  it('is refused for another amount, without a shift, by the desk, and of what has expired', async () => {
    const { sell, refund, packages, desk, call } = await openDesk()
    await sell()
    const [stored] = await packages()
    if (!stored) throw new Error('There is no package')
    const other = await refund(stored, { amount: 650_001 })
    expect([other.status, Object.keys(other.body.data.fields ?? {})]).toEqual([422, ['amount']])
    const { id, version } = stored
    const body = { amount: 650_000, method: 'qris', reference: '', reason: 'Pindah', version } as const
    expect((await call('refundPackageSold', { token: await desk(), path: { id }, body })).status).toBe(403)
    now = noon(addDays(today, 366))
    expect((await refund(stored)).status).toBe(409)
  })
})

describe('a package is extended', () => {
  it('with the reason, also one that expired yesterday, and is proposed again', async () => {
    const { sell, extend, packages, treat } = await openDesk()
    await sell()
    now = noon(addDays(today, 366))
    const [expired] = await packages()
    if (!expired) throw new Error('There is no package')
    expect(expired.state).toBe('expired')
    expect((await extend(expired, addDays(today, 365))).status).toBe(422)
    const reply = await extend(expired, addDays(today, 366))
    expect(reply.body.data).toMatchObject({ state: 'active', reason: 'Pasien sakit' })
    expect((await treat()).lines).toMatchObject([{ package: { session: 1 } }])
  })

  it('but not one that is used up, and not by the desk', async () => {
    const { sell, extend, packages, treat, issue, desk, call } = await openDesk()
    await sell()
    await issue(await treat(2))
    const [exhausted] = await packages()
    if (!exhausted) throw new Error('There is no package')
    expect((await extend(exhausted, addDays(today, 500))).status).toBe(409)
    const { id, version } = exhausted
    const body = { valid_until: addDays(today, 500), reason: 'Sakit', version }
    expect((await call('extendPackageSold', { token: await desk(), path: { id }, body })).status).toBe(403)
  })
})

it('who treats reads sessions and days, and no amounts', async () => {
  const { sell, packages, world } = await openDesk()
  await sell()
  const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
  expect(await packages(token)).toMatchObject([
    {
      items: [{ left: 2 }],
      price: null,
      rest: null,
      refundable: null,
      invoice_id: null,
      entries: [{ invoice_number: null }],
    },
  ])
})
