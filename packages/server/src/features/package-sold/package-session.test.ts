import { addDays } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { lineInput, noon, openDesk, today } from './package-fixture'

let now = noon(today)
beforeEach(() => {
  now = noon(today)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a session', () => {
  it('is proposed for what was done, costs nothing, and is used with the issue', async () => {
    const { sell, treat, issue, packages } = await openDesk(server)
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
    const { sell, treat, change, desk } = await openDesk(server)
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
    const { sell, treat, extend, packages } = await openDesk(server)
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
    const { sell, treat, packages } = await openDesk(server)
    await sell()
    now = noon(addDays(today, 365))
    expect((await treat()).lines).toMatchObject([{ package: { session: 1 } }])
    now = noon(addDays(today, 366))
    expect((await treat()).lines).toMatchObject([{ package: null }])
    expect(await packages()).toMatchObject([{ state: 'expired', items: [{ left: 2 }] }])
  })

  it('of the day of the treatment is used after the package ended', async () => {
    const { sell, treat, issue } = await openDesk(server)
    await sell()
    now = noon(addDays(today, 365))
    const draft = await treat()
    now = noon(addDays(today, 366))
    expect((await issue(draft)).status).toBe(200)
  })

  it('that is the last one is used by one of two invoices issued at once', async () => {
    const { sell, treat, issue, packages } = await openDesk(server)
    await sell()
    await issue(await treat())
    const drafts = [await treat(), await treat()]
    const replies = await Promise.all(drafts.map(issue))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(replies.find(({ status }) => status === 422)?.body.data.fields?.lines).toContain('no such session')
    expect(await packages()).toMatchObject([{ items: [{ left: 0 }] }])
  })

  it('that is not left is refused by the database', async () => {
    const { sell, world, product_id } = await openDesk(server)
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
    const { sell, treat, issue, cancel, packages } = await openDesk(server)
    await sell()
    const issued = (await issue(await treat(2))).body.data
    expect(await packages()).toMatchObject([{ state: 'exhausted' }])
    expect((await cancel(issued)).body.data.state).toBe('void')
    expect(await packages()).toMatchObject([{ state: 'active', items: [{ left: 2 }], rest: 650_000 }])
  })

  it('of a package of somebody else is refused', async () => {
    const { treat, change, world } = await openDesk(server)
    const foreign = await addPackageSold(world)
    const draft = await treat()
    const lines = draft.lines.map((line) => ({ ...lineInput(line), package_sold_id: foreign.id }))
    expect((await change(draft, lines)).status).toBe(422)
  })
})
