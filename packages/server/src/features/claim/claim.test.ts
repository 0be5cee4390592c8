import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { post } from '../../domain/ledger/post'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addClaim, allEnclosed } from '../../testing/sample-calls/money/claim'
import { addInvoice, contextOf } from '../../testing/sample-calls/money/invoice'
import { fieldsOf, openOffice } from './claim-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('the claim of an invoice', () => {
  it('is there as soon as the invoice is issued, with what the payor owes and when it is due', async () => {
    const { claimed, read, payor_id } = await openOffice(server)
    const { id, invoice } = await claimed()
    expect(await read(id)).toMatchObject({
      state: 'draft',
      invoice_number: invoice.number,
      payor_id,
      member_number: '8888 0001',
      claimed: 280_000,
      approved: null,
      paid: 0,
      owed: 280_000,
      due_on: '2026-12-20',
      moves: [{ event: 'claim.open', from_state: null, to_state: 'draft', amount: 280_000 }],
    })
  })

  it('is none where the patient pays all, and one at most', async () => {
    const { world, tenant, claimed } = await openOffice(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    const of = (invoice_id: number) =>
      database
        .selectFrom('claim')
        .selectAll()
        .where((eb) => eb.and({ ...tenant, invoice_id }))
        .execute()
    expect(await of(id)).toEqual([])
    const [first] = await of((await claimed()).invoice.id)
    if (!first) throw new Error('There is no claim')
    const { id: _, ...twice } = first
    await expect(database.insertInto('claim').values(twice).execute()).rejects.toThrow('claim_invoice_key')
  })

  it('cannot be missed: the database refuses what a payor owes without one', async () => {
    const { world } = await openOffice(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    const entries = [
      { account: 'payor_receivable', invoice_id: id, amount: 100 } as const,
      { account: 'revenue', invoice_id: id, amount: -100 } as const,
    ]
    await expect(
      database.transaction().execute((tx) => post(tx, contextOf(world), { kind: 'issue', entries })),
    ).rejects.toThrow('no claim')
  })

  it('is listed by the day of its invoice', async () => {
    const { world, claimed, insurance_id, call } = await openOffice(server)
    const today = await claimed()
    const earlier = await addClaim({ ...world, now: () => new Date('2026-11-03T02:00:00Z') }, { insurance_id })
    const listed = async (query = {}) =>
      (await call('listClaim', { query })).body.data.rows.map(({ id, day }: Schema<'ClaimCard'>) => [id, day])
    const days = [
      [today.id, '2026-11-20'],
      [earlier.id, '2026-11-03'],
    ]
    expect(await listed()).toEqual(days)
    expect(await listed({ sort: 'day' })).toEqual(days.toReversed())
  })

  it('keeps that day, whatever a statement past the server says', async () => {
    const { world, tenant, payor_id } = await openOffice(server)
    const { id: invoice_id } = await addInvoice(world)
    const claim = { ...tenant, invoice_id, payor_id, claimed: 1, state: 'draft' as const, due_on: '2026-12-03' }
    const { id, invoice_day } = await database
      .insertInto('claim')
      .values({ ...claim, invoice_day: '2026-11-30' })
      .returning(['id', 'invoice_day'])
      .executeTakeFirstOrThrow()
    expect(invoice_day).toBe('2026-11-20')
    await expect(
      sql`update invoice set day = '2026-11-30' where company_id = ${tenant.company_id} and id = ${invoice_id}`.execute(
        database,
      ),
    ).rejects.toThrow('is claimed on its day')
    const ofClaim = database.updateTable('claim').where((eb) => eb.and({ ...tenant, id }))
    await expect(ofClaim.set({ invoice_day: '2026-11-30' }).execute()).rejects.toThrow('is kept')
  })

  it('is withdrawn with its invoice, and nothing is paid on it then', async () => {
    const { claimed, read, voidInvoice, pay, submit, balances } = await openOffice(server)
    const { id, invoice } = await claimed({ state: 'approved' })
    expect((await voidInvoice(invoice.id)).body.data.state).toBe('void')
    expect(await read(id)).toMatchObject({
      state: 'withdrawn',
      owed: 0,
      moves: [{}, { event: 'claim.withdraw', reason: 'Salah tagih' }],
    })
    const paid = await pay([{ claim_id: id, amount: 280_000 }])
    expect([paid.status, paid.body.msg]).toEqual([
      409,
      `The claim of invoice ${invoice.number} has nothing approved to be paid.`,
    ])
    expect((await submit([id])).status).toBe(409)
    expect(await balances(invoice.id)).toEqual({ receivable: 0, payor_receivable: 0, revenue: 0 })
  })

  it('keeps its invoice from being void once the payor has paid', async () => {
    const { answered, pay, voidInvoice, read } = await openOffice(server)
    const { id, invoice } = await answered(280_000)
    await pay([{ claim_id: id, amount: 1 }])
    const refused = await voidInvoice(invoice.id)
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      'The payor has paid or settled a part of this invoice, so it cannot be voided.',
    ])
    expect((await read(id)).state).toBe('approved')
  })
})

describe('a batch', () => {
  it('submits claims of one payor with one number, and they are due from then', async () => {
    const { claimed, submit, read, call } = await openOffice(server)
    const [first, second] = [await claimed(), await claimed()]
    const { status, body } = await submit([second.id, first.id])
    expect([status, body.data.number, body.data.total]).toEqual([
      201,
      expect.stringMatching(/^CLM\/(.+\/)?2026\/0001$/),
      560_000,
    ])
    expect(await read(first.id)).toMatchObject({
      state: 'submitted',
      batch_number: body.data.number,
      due_on: '2026-12-20',
    })
    expect((await call('getClaimBatch', { path: { id: body.data.id } })).body.data).toEqual(body.data)
    expect((await submit([(await claimed()).id])).body.data.number).toMatch(/0002$/)
  })

  it('sent twice with one key is one, and a claim is submitted once', async () => {
    const { claimed, call, payor_id, submit } = await openOffice(server)
    const { id, invoice } = await claimed()
    const headers = { 'idempotency-key': randomUUID() }
    const body = { payor_id, claim_ids: [id], documents: allEnclosed }
    const [one, other] = [
      await call('createClaimBatch', { headers, body }),
      await call('createClaimBatch', { headers, body }),
    ]
    expect(other.body.data).toEqual(one.body.data)
    const again = await submit([id])
    expect([again.status, again.body.msg]).toEqual([
      409,
      `The claim of invoice ${invoice.number} is no draft any more.`,
    ])
  })

  it('is of one payor and one clinic', async () => {
    const { world, claimed, submit, read } = await openOffice(server)
    const [own, other] = [await claimed(), await addClaim(world)]
    const mixed = await submit([own.id, other.id])
    expect([mixed.status, fieldsOf(mixed)]).toEqual([422, ['claim_ids']])
    const stranger = await addClaim((await openOffice(server)).world)
    expect(fieldsOf(await submit([own.id, stranger.id]))).toEqual(['claim_ids'])
    expect((await read(own.id)).state).toBe('draft')
  })

  it.each([
    ['without one', allEnclosed.slice(1)],
    ['with one that is missing without a reason', allEnclosed.map((each) => ({ ...each, is_enclosed: false }))],
    ['with one twice', [...allEnclosed, ...allEnclosed]],
  ])('is not submitted %s of the documents', async (_, documents) => {
    const { claimed, submit } = await openOffice(server)
    const refused = await submit([(await claimed()).id], { documents })
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['documents']])
  })

  it('says why a document is missing', async () => {
    const { claimed, submit } = await openOffice(server)
    const documents = [{ document: 'claim_form', is_enclosed: false, reason: ' Menyusul ' }, ...allEnclosed.slice(1)]
    const { body } = await submit([(await claimed()).id], { documents })
    expect(body.data.documents[0]).toEqual({ document: 'claim_form', is_enclosed: false, reason: 'Menyusul' })
  })

  it('takes treatment of a contract that has ended meanwhile', async () => {
    const { claimed, submit, payor_id, tenant } = await openOffice(server)
    const { id } = await claimed()
    await database
      .updateTable('payor')
      .set({ contract_until: '2026-11-19', status: 'inactive' })
      .where((eb) => eb.and({ ...tenant, id: payor_id }))
      .execute()
    expect((await submit([id])).status).toBe(201)
  })
})

describe('the answer of a payor', () => {
  it('approves all, a part with a reason, or nothing', async () => {
    const { claimed, answer, read } = await openOffice(server)
    const of = async (approved: number) => {
      const { id } = await claimed({ state: 'in_review' })
      await answer(id, approved)
      return read(id)
    }
    expect(await of(280_000)).toMatchObject({ state: 'approved', unpaid: 280_000, rest: 0 })
    expect(await of(200_000)).toMatchObject({ state: 'partially_approved', unpaid: 200_000, rest: 80_000 })
    expect(await of(0)).toMatchObject({ state: 'rejected', answer_reason: 'Plafon tercapai', unpaid: 0, rest: 280_000 })
  })

  it.each([
    ['more than is claimed', 280_001, 'x', 422, ['approved']],
    ['a part without a reason', 200_000, ' ', 422, ['reason']],
    ['nothing without a reason', 0, '', 422, ['reason']],
    ['less than nothing', -1, 'x', 400, ['approved']],
    ['10^15', 10 ** 15, '', 400, ['approved']],
  ])('of %s is refused', async (_, approved, reason, status, fields) => {
    const { claimed, step, read } = await openOffice(server)
    const { id } = await claimed({ state: 'in_review' })
    const refused = await step('answerClaim', id, { approved, reason })
    expect([refused.status, fieldsOf(refused)]).toEqual([status, fields])
    expect((await read(id)).state).toBe('in_review')
  })

  it('is appealed, and the second answer is no less than what is paid', async () => {
    const { answered, step, pay, answer, read } = await openOffice(server)
    const { id } = await answered(200_000)
    await pay([{ claim_id: id, amount: 150_000 }])
    expect((await step('appealClaim', id, { reason: 'Tercakup polis' })).body.data).toMatchObject({
      state: 'appealed',
      unpaid: 0,
    })
    expect((await pay([{ claim_id: id, amount: 1 }])).status).toBe(409)
    await step('reviewClaim', id)
    expect(fieldsOf(await answer(id, 100_000))).toEqual(['approved'])
    await answer(id, 280_000)
    expect(await read(id)).toMatchObject({ state: 'approved', paid: 150_000, unpaid: 130_000, rest: 0 })
  })
})
