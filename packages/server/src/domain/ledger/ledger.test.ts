import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/schema'
import { startTestServer } from '../../testing/harness'
import { addCashShift } from '../../testing/sample-calls/money/cash-shift'
import { addInvoice, contextOf } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'
import { post } from './post'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

/** Statements past the use cases, as a mistake of the server or a hand at the database would write them. */
async function openLedger() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tenant = { company_id, clinic_id }
  const context = contextOf(world)
  const shift = await addCashShift(world)
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) => database.transaction().execute(work)
  const pay = (invoice_id: number, amount: number) =>
    within((tx) =>
      post(tx, context, {
        kind: 'payment',
        entries: [
          { account: 'till', cash_shift_id: shift.id, method: 'cash', amount },
          { account: 'receivable', invoice_id, amount: -amount },
        ],
      }),
    )
  const owed = async (invoice_id: number) => {
    const { sum } = await database
      .selectFrom('ledger_entry')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .where((eb) => eb.and({ ...tenant, invoice_id, account: 'receivable' }))
      .executeTakeFirstOrThrow()
    return Number(sum)
  }
  let sequence = 1000
  const refund = ({ invoice_id, refund_of, amount }: { invoice_id: number; refund_of: number; amount: number }) => {
    sequence += 1
    return database
      .insertInto('payment')
      .values({
        ...tenant,
        kind: 'refund',
        invoice_id,
        cash_shift_id: shift.id,
        refund_of,
        year: 2026,
        sequence,
        number: `KW/${sequence}`,
        amount,
        tenders: '[]',
        cash_given: null,
        change: 0,
        owed_after: 0,
        reason: 'Perawatan diulang',
        received_at: now.toISOString(),
        received_by: 'Rani Putri',
      })
      .execute()
  }
  return { world, tenant, context, shift, within, pay, owed, refund }
}

const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

describe('a posting', () => {
  it('is refused when its entries do not sum to zero', async () => {
    const { context, shift, within } = await openLedger()
    const cash_shift_id = shift.id
    const unbalanced = within((tx) =>
      post(tx, context, {
        kind: 'opening',
        entries: [
          { account: 'till', cash_shift_id, method: 'cash', amount: 1000 },
          { account: 'float', cash_shift_id, amount: -999 },
        ],
      }),
    )
    await expect(unbalanced).rejects.toMatchObject({ constraint: 'ledger_entry_balanced' })
  })

  it('is judged as a whole, when it is stored, and takes no further entry then', async () => {
    const { tenant, shift, within } = await openLedger()
    const add = (tx: Transaction, posting_id: number, amount: number) =>
      tx
        .insertInto('ledger_entry')
        .values({ ...tenant, posting_id, account: 'float', cash_shift_id: shift.id, amount })
        .execute()
    const { id } = await within(async (tx) => {
      const posting = await tx
        .insertInto('posting')
        .values({ ...tenant, kind: 'opening', day: '2026-11-20', at: now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const amount of [700, -500, -200]) await add(tx, posting.id, amount)
      return posting
    })
    await expect(within((tx) => add(tx, id, 1))).rejects.toMatchObject({ constraint: 'ledger_entry_balanced' })
  })
})

describe('an invoice', () => {
  it('is never paid over what it is owed', async () => {
    const { world, pay, owed } = await openLedger()
    const { id } = await addInvoice(world, { state: 'issued' })
    await expect(pay(id, 350_001)).rejects.toMatchObject({ constraint: 'ledger_entry_owed' })
    await pay(id, 300_000)
    await expect(pay(id, 50_001)).rejects.toMatchObject({ constraint: 'ledger_entry_owed' })
    await pay(id, 50_000)
    expect(await owed(id)).toBe(0)
  })

  it('is never paid over it by two at once', async () => {
    const { world, pay, owed } = await openLedger()
    const { id } = await addInvoice(world, { state: 'issued' })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => pay(id, 100_000)))
    expect(fulfilled(results)).toHaveLength(3)
    for (const { reason } of results.filter((each) => each.status === 'rejected'))
      expect(reason).toMatchObject({ constraint: 'ledger_entry_owed' })
    expect(await owed(id)).toBe(50_000)
  })

  it('that was issued stays as it was, and so do its lines', async () => {
    const { world, tenant } = await openLedger()
    const [issued, draft] = [await addInvoice(world, { state: 'issued' }), await addInvoice(world)]
    const key = sql`company_id = ${tenant.company_id} and clinic_id = ${tenant.clinic_id}`
    const refused = [
      sql`update invoice set amounts = amounts || '{"total": 1}' where ${key} and id = ${issued.id}`,
      sql`update invoice set discount_reason = 'Keluarga' where ${key} and id = ${issued.id}`,
      sql`update invoice set due_on = due_on + 30 where ${key} and id = ${issued.id}`,
      sql`update invoice set number = 'INV/1' where ${key} and id = ${issued.id}`,
      sql`update invoice set patient_id = patient_id + 1 where ${key} and id = ${issued.id}`,
      sql`delete from invoice where ${key} and id = ${issued.id}`,
      sql`delete from invoice where ${key} and id = ${draft.id}`,
      sql`truncate invoice cascade`,
      sql`update invoice_line set unit_price = 1 where ${key} and invoice_id = ${issued.id}`,
      sql`update invoice_line set invoice_id = ${draft.id}, procedure_id = null where ${key} and invoice_id = ${issued.id}`,
      sql`update invoice_line set invoice_id = ${issued.id}, procedure_id = null where ${key} and invoice_id = ${draft.id}`,
      sql`delete from invoice_line where ${key} and invoice_id = ${issued.id}`,
      sql`insert into invoice_line (company_id, clinic_id, invoice_id, position, product_id, code, name, name_en, category,
          icd9cm, taxable, unit_price, quantity)
        select company_id, clinic_id, invoice_id, position, product_id, code, name, name_en, category,
          icd9cm, taxable, unit_price, quantity from invoice_line where ${key} and invoice_id = ${issued.id}`,
      sql`truncate invoice_line cascade`,
    ]
    for (const statement of refused) await expect(statement.execute(database)).rejects.toMatchObject({ code: '42501' })
    for (const state of ['draft', 'discarded'])
      await expect(
        sql`update invoice set state = ${state} where ${key} and id = ${issued.id}`.execute(database),
      ).rejects.toMatchObject({ constraint: 'invoice_issued' })
    await sql`update invoice_line set unit_price = 1 where ${key} and invoice_id = ${draft.id}`.execute(database)
  })
})

describe('a refund', () => {
  it('is never above its payment, with the refunds before it', async () => {
    const { world, refund } = await openLedger()
    const { id: invoice_id, payments } = await addInvoice(world, { state: 'paid' })
    const refund_of = payments[0]?.id ?? 0
    const tooMuch = { constraint: 'payment_refunded' }
    await expect(refund({ invoice_id, refund_of, amount: 350_001 })).rejects.toMatchObject(tooMuch)
    await refund({ invoice_id, refund_of, amount: 300_000 })
    await expect(refund({ invoice_id, refund_of, amount: 50_001 })).rejects.toMatchObject(tooMuch)
    const another = await addInvoice(world, { state: 'issued' })
    await expect(refund({ invoice_id: another.id, refund_of, amount: 1 })).rejects.toMatchObject(tooMuch)
  })

  it('is never above it by two at once', async () => {
    const { world, refund } = await openLedger()
    const { id: invoice_id, payments } = await addInvoice(world, { state: 'paid' })
    const of = { invoice_id, refund_of: payments[0]?.id ?? 0, amount: 100_000 }
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => refund(of)))
    expect(fulfilled(results)).toHaveLength(3)
  })
})

describe('what was recorded', () => {
  it.each(['posting', 'ledger_entry', 'payment', 'invoice_event', 'cash_count'])(
    'is only added to: %s',
    async (table) => {
      const { world } = await openLedger()
      await addInvoice(world, { state: 'paid' })
      await addCashShift(world, { state: 'counted' })
      const refused = [
        sql`update ${sql.table(table)} set company_id = company_id`,
        sql`delete from ${sql.table(table)}`,
        sql`truncate ${sql.table(table)} cascade`,
      ]
      for (const statement of refused) await expect(statement.execute(database)).rejects.toThrow(/is append-only/)
    },
  )
})
