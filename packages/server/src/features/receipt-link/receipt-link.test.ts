import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addClinicImage } from '../../testing/sample-calls/information'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

const noon = new Date('2026-11-20T05:00:00Z')
const day = 24 * 3_600_000
let now = noon
let address = 0
beforeEach(() => {
  now = noon
  address += 1
})
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const server = await startTestServer({ now: () => now, env: { TRUST_PROXY: '1' } })
afterAll(() => server.close())
const { database } = server

/** A clinic with an issued invoice of Rp 350,000, and what its desk does. */
async function openDesk() {
  const world = await openWorld(server, await server.makeClinic({ name: 'Klinik Kenari' }))
  const { id } = await addInvoice(world, { state: 'issued' })
  const clerk = await server.makeUser(world.clinic, 'front_office_clinic', { displayname: 'Dewi Anggraini' })
  await addOpenShift(world)
  // a session does not live from one month to the next
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await server.tokenOf(clerk), ...sending })
  const pay = async (amount: number): Promise<Schema<'Payment'>> => {
    const body = { tenders: [{ method: 'qris', amount, reference: 'slip 88' }], cash_given: null }
    const headers = { 'idempotency-key': randomUUID() }
    const token = await server.tokenOf(world.user)
    return (await server.call('payInvoice', { token, path: { id }, headers, body })).body.data
  }
  const refund = async (payment: { id: number }, amount: number): Promise<Schema<'Payment'>> => {
    const body = { amount, method: 'qris', reference: '', reason: 'Perawatan diulang' }
    const headers = { 'idempotency-key': randomUUID() }
    const token = await server.tokenOf(world.user)
    return (await server.call('refundPayment', { token, path: { id: payment.id }, headers, body })).body.data
  }
  const create = () => call('createInvoiceLink', { path: { id } })
  const made = async (): Promise<Schema<'ReceiptLinkCreatedReply'>['data']> => (await create()).body.data
  const madeOf = async (payment: { id: number }): Promise<Schema<'ReceiptLinkCreatedReply'>['data']> =>
    (await call('createPaymentLink', { path: { id: payment.id } })).body.data
  const stored = async (): Promise<Schema<'ReceiptLink'> | null> =>
    (await call('getInvoiceLink', { path: { id } })).body.data.link
  const revoke = (link: { id: number }) => call('revokeReceiptLink', { path: { id: link.id } })
  const invoice = async (): Promise<Schema<'Invoice'>> => (await call('getInvoice', { path: { id } })).body.data
  return { world, id, call, pay, refund, create, made, madeOf, stored, revoke, invoice }
}

/** Whoever has the link, at an address of their own for each test. */
const show = (token: string, headers = {}) =>
  server.call('showReceipt', { body: { token }, headers: { 'x-forwarded-for': `10.0.0.${address}`, ...headers } })
const shown = async (token: string): Promise<Schema<'PublicReceipt'>> => {
  const reply = await show(token)
  expect(reply).toMatchObject({ status: 200 })
  return reply.body.data
}

describe('the desk', () => {
  it('makes a link that is told once: the database has its hash alone, the audit nothing of it', async () => {
    const { world, made, stored, id } = await openDesk()
    expect(await stored()).toBeNull()
    const { link, token } = await made()
    expect(token).toMatch(/^[a-hj-np-z2-9]{26}$/)
    expect(link).toEqual({
      id: link.id,
      created_at: noon.toISOString(),
      created_by: 'Dewi Anggraini',
      expires_at: new Date(noon.getTime() + 90 * day).toISOString(),
      revoked_at: null,
      revoked_by: null,
      openings: 0,
      last_opened_at: null,
    })
    expect(await stored()).toEqual(link)
    const rows = await database
      .selectFrom('receipt_link')
      .selectAll()
      .where('company_id', '=', world.clinic.company_id)
      .execute()
    const events = await server.eventsOf(world.clinic)
    expect(events.at(-1)).toMatchObject({
      action: 'create',
      object: 'receipt_link',
      object_id: link.id,
      user_name: 'Dewi Anggraini',
      after: { invoice_id: id, payment_id: null, expires_at: link.expires_at },
    })
    expect(JSON.stringify([rows, events])).not.toContain(token)
  })

  it('makes one of two at once, and the other is told; a revoked or ended one makes room', async () => {
    const { create, revoke, stored } = await openDesk()
    const both = await Promise.all([create(), create()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await create()).body.msg).toContain('There is a link already')
    await revoke((await stored()) ?? { id: 0 })
    const again = await create()
    expect(again.status).toBe(200)
    later(90 * day)
    expect((await create()).status).toBe(200)
    expect((await stored())?.id).toBeGreaterThan(again.body.data.link.id)
  })

  it('revokes a link once, for good: again changes nothing, and the database refuses to take it back', async () => {
    const { world, made, revoke, stored } = await openDesk()
    const { link, token } = await made()
    later(60_000)
    const revoked = { ...link, revoked_at: now.toISOString(), revoked_by: 'Dewi Anggraini' }
    expect(await revoke(link)).toMatchObject({ status: 200, body: { data: revoked } })
    later(60_000)
    expect((await revoke(link)).body.data).toEqual(revoked)
    expect(await stored()).toEqual(revoked)
    const actions = (await server.changesOf(world.clinic)).map(({ action, object }) => `${action} ${object}`)
    expect(actions.filter((action) => action.endsWith('receipt_link'))).toEqual([
      'create receipt_link',
      'revoke receipt_link',
    ])
    const { company_id, clinic_id } = world.clinic
    const row = database.updateTable('receipt_link').where((eb) => eb.and({ company_id, clinic_id, id: link.id }))
    await expect(row.set({ revoked_at: null, revoked_by: null }).execute()).rejects.toThrow()
    await expect(row.set({ expires_at: new Date(now.getTime() + 400 * day) }).execute()).rejects.toThrow()
    expect((await show(token)).status).toBe(404)
  })

  it('makes none of a draft, nor of what it has not', async () => {
    const { world, call } = await openDesk()
    const draft = await addInvoice(world)
    const refused = await call('createInvoiceLink', { path: { id: draft.id } })
    expect(refused).toMatchObject({ status: 409, body: { msg: 'Only an invoice that was issued has a link.' } })
    for (const operation of ['createInvoiceLink', 'createPaymentLink', 'getInvoiceLink', 'getPaymentLink'] as const)
      expect((await call(operation, { path: { id: 987_654 } })).status).toBe(404)
  })

  it('sees how often a link was opened and when last, and nothing of who did', async () => {
    const { world, made, stored } = await openDesk()
    const { link, token } = await made()
    await show(token)
    later(60_000)
    await show(token, { 'user-agent': 'Mozilla/5.0 (Rahasia)' })
    expect(await stored()).toEqual({ ...link, openings: 2, last_opened_at: now.toISOString() })
    const events = JSON.stringify(await server.eventsOf(world.clinic))
    expect(events).not.toContain('Rahasia')
    expect(events).not.toContain(`10.0.0.${address}`)
  })
})

describe('the link of an invoice', () => {
  it('shows what is on the paper as it stands now, the patient by initials, and not one key more', async () => {
    const { made, pay, invoice } = await openDesk()
    const { token } = await made()
    const { number, day: treated, patient, lines } = await invoice()
    const want = {
      kind: 'invoice',
      state: 'valid',
      number,
      invoice_number: number,
      day: treated,
      patient_initials: `${patient.first_name.charAt(0)}. ${patient.last_name.charAt(0)}.`,
      lines: lines.map(({ name, name_en, quantity, amounts }) => ({ name, name_en, quantity, amount: amounts.total })),
      tenders: [],
      amount: 350_000,
      total: 350_000,
      rounding: 0,
      stamp_duty: 0,
      payor: 0,
      paid: 0,
      refunded: 0,
      owed: 350_000,
      clinic: { name: 'Klinik Kenari', address: expect.any(String), phone: expect.any(String), logo: null },
      time_zone: 'Asia/Jakarta',
      now: noon.toISOString(),
      expires_at: new Date(noon.getTime() + 90 * day).toISOString(),
    }
    const first = await shown(token)
    expect(first).toEqual(want)
    for (const secret of [patient.record_number, patient.phone, patient.last_name, String(patient.date_of_birth)])
      expect(JSON.stringify(first)).not.toContain(secret)
    await pay(100_000)
    expect(await shown(token)).toMatchObject({ paid: 100_000, owed: 250_000 })
  })

  it('says that it was refunded, and then that it is void', async () => {
    const { world, id, made, pay, refund, call, invoice } = await openDesk()
    const { token } = await made()
    await refund(await pay(350_000), 350_000)
    expect(await shown(token)).toMatchObject({ state: 'refunded', refunded: 350_000, paid: 0 })
    const { version } = await invoice()
    const manager = await server.tokenOf(world.user)
    const voided = await call('voidInvoice', { token: manager, path: { id }, body: { reason: 'Salah', version } })
    expect(voided.status).toBe(200)
    expect(await shown(token)).toMatchObject({ state: 'void', owed: 0 })
  })

  it('shows the logo of the clinic', async () => {
    const { world, made } = await openDesk()
    await addClinicImage(world)
    const { clinic } = await shown((await made()).token)
    expect(clinic.logo).toMatchObject({ width: 96, height: 48 })
    expect(clinic.logo?.address).toMatch(/^data:image\/webp;base64,UklG/)
  })
})

describe('the link of a receipt', () => {
  it('shows the payment and names its invoice, but none of its services', async () => {
    const { pay, madeOf, invoice, call } = await openDesk()
    const payment = await pay(100_000)
    const { link, token } = await madeOf(payment)
    const paper = await shown(token)
    expect(paper).toMatchObject({
      kind: 'payment',
      state: 'valid',
      number: payment.number,
      invoice_number: payment.invoice_number,
      day: '2026-11-20',
      lines: [],
      tenders: [{ method: 'qris', amount: 100_000 }],
      amount: 100_000,
      total: 350_000,
      paid: 100_000,
      owed: 250_000,
    })
    const [line] = (await invoice()).lines
    for (const secret of [line?.name ?? 'x', 'slip 88']) expect(JSON.stringify(paper)).not.toContain(secret)
    const { body } = await call('getPaymentLink', { path: { id: payment.id } })
    expect(body.data.link).toMatchObject({ id: link.id, openings: 1 })
  })

  it('says what of it was given back, and has its own for the refund', async () => {
    const { pay, refund, madeOf } = await openDesk()
    const payment = await pay(100_000)
    const { token } = await madeOf(payment)
    const back = await refund(payment, 40_000)
    expect(await shown(token)).toMatchObject({ state: 'valid', refunded: 40_000, paid: 60_000, owed: 290_000 })
    await refund(payment, 60_000)
    expect(await shown(token)).toMatchObject({ state: 'refunded', refunded: 100_000, paid: 0 })
    expect(await shown((await madeOf(back)).token)).toMatchObject({
      kind: 'refund',
      number: back.number,
      amount: 40_000,
    })
  })
})

describe('a link that shows nothing', () => {
  it('is answered alike whether it is unknown, revoked or over', async () => {
    const [revoked, over] = [await openDesk(), await openDesk()]
    const first = await revoked.made()
    await revoked.revoke(first.link)
    const second = await over.made()
    later(90 * day - 1)
    expect((await show(second.token)).status).toBe(200)
    later(1)
    const replies = []
    for (const token of ['a'.repeat(26), first.token, second.token]) {
      const { status, body, headers } = await show(token)
      const { date, 'x-request-id': _, ...same } = headers
      replies.push({ status, body, same })
    }
    expect(replies[0]).toMatchObject({ status: 404, body: { msg: expect.stringContaining('shows no receipt') } })
    expect(replies[1]).toEqual(replies[0])
    expect(replies[2]).toEqual(replies[0])
  })

  it('is looked for by one statement, whichever it is', async () => {
    const { made, revoke } = await openDesk()
    const { link, token } = await made()
    await revoke(link)
    const before = await database.selectFrom('receipt_link').select('openings').where('id', '=', link.id).execute()
    await show(token)
    await show('a'.repeat(26))
    expect(await database.selectFrom('receipt_link').select('openings').where('id', '=', link.id).execute()).toEqual(
      before,
    )
  })

  it.each(['', 'short', 'A'.repeat(26), `${'a'.repeat(25)}1`, 'a'.repeat(27)])('is no token: %j', async (token) => {
    expect((await show(token)).status).toBe(400)
  })

  it('is not asked for more than 60 times an hour from one address, also at once; an unknown one counts', async () => {
    const { made } = await openDesk()
    const { token } = await made()
    const replies = await Promise.all(Array.from({ length: 70 }, () => show('a'.repeat(26))))
    const count = (status: number) => replies.filter((reply) => reply.status === status).length
    expect([count(404), count(429)]).toEqual([60, 10])
    const refused = await show(token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    expect((await show(token, { 'x-forwarded-for': '10.1.0.1' })).status).toBe(200)
    later(3_600_000)
    expect((await show(token)).status).toBe(200)
  })

  it('is kept by no cache', async () => {
    const { made } = await openDesk()
    expect((await show((await made()).token)).headers['cache-control']).toBe('no-store')
  })
})
