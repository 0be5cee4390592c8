import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addAdjustment, addBatch, addSupplierReturn } from '../../testing/sample-calls/medicine-transaction'
import { addSignedPrescription } from '../../testing/sample-calls/prescription'
import { addControlled } from '../../testing/sample-calls/stock/controlled-medicine'
import { addUsage } from '../../testing/sample-calls/stock/usage'
import { openWorld } from '../../testing/sample-world'

const november = '2026-11-12T02:00:00Z'
let now = new Date(november)
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

/** A clinic with a narcotic on the shelf, its desk and its manager. */
async function openCupboard() {
  const world = await openWorld(server)
  const manager = await server.tokenOf(world.user)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const codeine = await addControlled(world)
  /** Receives a batch at a moment; the sessions are of the usual one. */
  const shelve = async (quantity: number, at = november, medicine_id = codeine) => {
    now = new Date(at)
    await addBatch(world, { medicine_id, quantity })
    now = new Date(november)
  }
  const figures = async (period = '2026-11'): Promise<Schema<'ControlledMedicine'>[]> =>
    (await server.call('listControlledMedicine', { token: desk, query: { period } })).body.data
  const register = async (query: Record<string, string> = {}): Promise<Schema<'ControlledMovement'>[]> =>
    (await server.call('listControlledMovement', { token: desk, query: { period: '2026-11', ...query } })).body.data
      .rows

  async function dispense(quantity: number, medicine_id = codeine) {
    const content = { lines: [prescriptionLineFixture({ medicine_id })], reasons: [] }
    const { id } = await addSignedPrescription(world, { state: 'finished', content })
    const read = (await server.call('getDispensing', { token: desk, path: { id } })).body.data
    return server.call('dispensePrescription', {
      token: desk,
      path: { id },
      body: { lines: [{ line: 1, quantity }], version: read.version },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  async function use(medicine_id = codeine) {
    const { id, version } = await addUsage(world, { medicine_id })
    await server.call('postUsage', {
      token: desk,
      path: { id },
      body: { lines: [{ medicine_id, quantity: 2 }], version },
    })
  }
  async function adjust(medicine_id = codeine) {
    const { id, version } = await addAdjustment(world, { state: 'requested', batch: { medicine_id, quantity: 5 } })
    await server.call('postMedicineTransaction', { token: manager, path: { id }, body: { version } })
  }
  /** Sends two of a batch of nine back. */
  async function giveBack(medicine_id = codeine) {
    const { id, version } = await addSupplierReturn(world, { state: 'requested', batch: { medicine_id, quantity: 9 } })
    await server.call('postMedicineTransaction', { token: manager, path: { id }, body: { version } })
  }
  return { world, desk, manager, codeine, shelve, figures, register, dispense, use, adjust, giveBack }
}

describe('a month of narcotics and psychotropics', () => {
  it('begins with what was on hand, tells what came and went, and ends with what is on hand', async () => {
    const { shelve, figures, dispense, use, adjust, giveBack, codeine, desk } = await openCupboard()
    await shelve(40, '2026-10-20T02:00:00Z')
    await shelve(100)
    await dispense(15)
    await use()
    await adjust()
    await giveBack()
    expect(await figures()).toEqual([
      expect.objectContaining({
        id: codeine,
        category: 'narcotic',
        opening: 40,
        received: 114,
        dispensed: 15,
        used: 2,
        returned: 2,
        corrected: -3,
        closing: 132,
      }),
    ])
    const { body } = await server.call('getMedicine', { token: desk, path: { id: codeine } })
    expect(body.data.on_hand).toBe(132)
    expect(await figures('2026-12')).toMatchObject([{ opening: 132, received: 0, dispensed: 0, used: 0, closing: 132 }])
    expect(await figures('2026-09')).toEqual([])
  })

  it('is the sum of the register', async () => {
    const { shelve, figures, register, dispense, use, adjust, giveBack } = await openCupboard()
    await shelve(40, '2026-10-20T02:00:00Z')
    await shelve(100)
    await dispense(15)
    await use()
    await adjust()
    await giveBack()
    const rows = await register({ sort: 'id' })
    const moved = (...kinds: Schema<'MedicineTransactionKind'>[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { quantity }) => sum + quantity, 0)
    const [month] = await figures()
    expect(month).toMatchObject({
      received: moved('receipt'),
      dispensed: -moved('dispense'),
      used: -moved('usage'),
      returned: -moved('supplier_return'),
      corrected: moved('adjustment', 'count'),
      closing: rows.at(-1)?.balance,
    })
    expect(rows.map(({ kind }) => kind)).toEqual([
      'receipt',
      'dispense',
      'usage',
      'receipt',
      'adjustment',
      'receipt',
      'supplier_return',
    ])
    expect(rows.at(-1)).toMatchObject({ quantity: -2, supplier_name: expect.any(String), reason: 'recalled' })
  })

  it('ends at the midnight of the clinic', async () => {
    const { shelve, figures, register } = await openCupboard()
    await shelve(1, '2026-10-31T16:59:59Z')
    await shelve(2, '2026-10-31T17:00:00Z')
    await shelve(4, '2026-11-30T16:59:59Z')
    await shelve(8, '2026-11-30T17:00:00Z')
    expect(await figures()).toMatchObject([{ opening: 1, received: 6, closing: 7 }])
    expect((await register()).map(({ quantity }) => quantity)).toEqual([2, 4])
  })

  it('names narcotics before psychotropics, and no other medicine', async () => {
    const { world, shelve, figures, register, codeine } = await openCupboard()
    const diazepam = await addControlled(world, 'psychotropic')
    await shelve(3, november, diazepam)
    await shelve(5, november, (await addMedicine(world)).id)
    await shelve(7)
    expect((await figures()).map(({ id }) => id)).toEqual([codeine, diazepam])
    expect((await register()).map(({ quantity }) => quantity)).toEqual([3, 7])
    expect(await register({ category: 'psychotropic' })).toMatchObject([{ medicine_id: diazepam }])
    expect(await register({ medicine_id: String(codeine) })).toMatchObject([{ medicine_id: codeine }])
  })
})

describe('the register', () => {
  it('names the patient with address and the dentist of what went, and the supplier of what came', async () => {
    const { shelve, register, dispense, use } = await openCupboard()
    await shelve(100)
    await dispense(15)
    await use()
    const [came, dispensed, used] = await register()
    expect(came).toMatchObject({ kind: 'receipt', patient: null, patient_address: '', doctor_name: null })
    expect(came?.invoice_number).not.toBe('')
    for (const [went, kind] of [
      [dispensed, 'dispense'],
      [used, 'usage'],
    ] as const) {
      expect(went).toMatchObject({ kind, supplier_name: null, invoice_number: '' })
      expect(went?.patient).toMatchObject({ id: expect.any(Number), first_name: expect.any(String) })
      expect(went?.patient_address).not.toBe('')
      expect(went?.doctor_name).toMatch(/^drg\./)
    }
  })

  it('is found by the patient, the lot and the document', async () => {
    const { shelve, register, dispense } = await openCupboard()
    await shelve(100)
    await dispense(15)
    const [came, went] = await register()
    expect(await register({ search: came?.lot ?? '' })).toHaveLength(2)
    expect(await register({ search: went?.number ?? '' })).toMatchObject([{ id: went?.id }])
    expect(await register({ search: went?.patient?.record_number ?? '' })).toMatchObject([{ id: went?.id }])
  })

  it.each(['2026', '2026-13', '26-11', 'november'])('of %s is no month', async (period) => {
    const { desk } = await openCupboard()
    expect(await server.call('listControlledMovement', { token: desk, query: { period } })).toMatchObject({
      status: 400,
    })
    expect(await server.call('listControlledMedicine', { token: desk, query: { period } })).toMatchObject({
      status: 400,
    })
  })
})
