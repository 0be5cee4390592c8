import { randomUUID } from 'node:crypto'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addSignedPrescription } from '../../testing/sample-calls/prescription'
import { addVisit } from '../../testing/sample-calls/visit'
import { openPractice } from './prescription-fixture'

// Seen to fail: the dentist, the version or the state of the visit not looked at; a medicine of another company, an inactive one or a
// material taken; `is_intact` always true; the day of the assistant.

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('the draft of a prescription', () => {
  it('is written whole, read with its medicines and doses, and may be incomplete', async () => {
    const { write, written, line, visit, medicine, shown } = await openPractice(server)
    const medicine_id = await medicine({ name: 'Amoxsan', strength: '500 mg' })
    const first = await written(await line({ medicine_id, dose: '3x1 pc' }))
    expect(first).toMatchObject({
      visit_id: visit.id,
      patient_id: visit.patient_id,
      state: 'draft',
      version: 1,
      signature: null,
      cancelled: null,
      medicines: [{ medicine_id, name: 'Amoxsan', strength: '500 mg', status: 'active' }],
      doses: [{ line: 1, dose: { times: 3, meal: 'after' } }],
    })
    const begun = prescriptionLineFixture({ medicine_id: null, dose: '3x', quantity: null })
    expect(await write({ version: 1, content: { lines: [begun], reasons: [] } })).toMatchObject({
      body: { data: { version: 2, medicines: [], doses: [] } },
    })
    expect(await shown()).toMatchObject({ prescriptions: [{ version: 2, content: { lines: [begun] } }] })
  })

  it('of two windows is that of the first; the second is shown it', async () => {
    const { write, shown } = await openPractice(server)
    const replies = await Promise.all([write(), write()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { prescriptions } = await shown()
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toMatchObject({
      content: prescriptions[0]?.content,
    })
    expect(await write({ version: 7 })).toMatchObject({ status: 409, body: { data: { current: { version: 1 } } } })
  })

  it('sent twice with one key is written once', async () => {
    const { write, line, shown } = await openPractice(server)
    const content = { lines: [await line()], reasons: [] }
    const key = randomUUID()
    const replies = await Promise.all([write({ content }, { key }), write({ content }, { key })])
    expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
    expect((await shown()).prescriptions).toMatchObject([{ version: 1 }])
  })

  it.each(['waiting', 'ready', 'finished'] as const)('of a visit that is %s is refused', async (state) => {
    const { write, setState } = await openPractice(server)
    await setState(state)
    expect(await write()).toMatchObject({ status: 409 })
  })

  it('of another dentist’s patient, of another clinic’s or by somebody else is refused', async () => {
    const { write, colleague, tokenOf, shown } = await openPractice(server)
    expect(await write({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await (await openPractice(server)).write({}, { id: (await openPractice(server)).visit.id })).toMatchObject({
      status: 404,
    })
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await write({}, { by: await tokenOf(role) })).toMatchObject({ status: 403 })
    expect((await shown()).prescriptions).toEqual([])
  })

  it('for a patient whom nobody treats by name is refused', async () => {
    const { write, world } = await openPractice(server)
    const { id } = await addVisit(world, { state: 'in_practice', doctor_id: null })
    expect(await write({}, { id })).toMatchObject({ status: 404 })
  })

  it.each<[string, (practice: Awaited<ReturnType<typeof openPractice>>) => Promise<number>]>([
    ['of another company', async () => (await openPractice(server)).medicine()],
    ['that is inactive', ({ medicine }) => medicine({ status: 'inactive' })],
    ['that is a material', ({ medicine }) => medicine({ category: 'dental_material', ingredients: [] })],
  ])('refuses a medicine %s', async (_, medicineOf) => {
    const practice = await openPractice(server)
    const { write, line } = practice
    const lines = [await line(), await line({ id: 2, medicine_id: await medicineOf(practice) })]
    const { status, body } = await write({ content: { lines, reasons: [] } })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['content.lines.1.medicine_id']])
  })

  it('refuses two lines with one number', async () => {
    const { write, line } = await openPractice(server)
    const { status, body } = await write({ content: { lines: [await line(), await line()], reasons: [] } })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['content.lines.1.id']])
  })

  it('leaves in the audit what changed, of its patient', async () => {
    const { written, write, line, world, visit } = await openPractice(server)
    const { content } = await written(await line())
    const reasons = [{ warning: 'allergy', reason: 'Sudah diuji' }]
    await write({ version: 1, content: { ...content, reasons } })
    const [, last] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'prescription')
    expect(last).toMatchObject({ action: 'write', after: { reasons }, people: { patient: [visit.patient_id] } })
    expect(Object.keys(Object(last?.after))).toEqual(['reasons'])
  })
})

describe('a prescription', () => {
  it('is read by manager, dentists and assistants, by an assistant that of today', async () => {
    const { read, written, line, tokenOf, colleague, visit } = await openPractice(server)
    await written(await line())
    for (const token of [await tokenOf('manager_clinic'), colleague, await tokenOf('nurse_clinic')])
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { data: { visit_id: visit.id, patient: { id: visit.patient_id }, prescriptions: [{ version: 1 }] } },
      })
    expect(await read(await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
    expect(await read((await openPractice(server)).token)).toMatchObject({ status: 404 })
    now = new Date('2026-11-24T02:00:00Z')
    expect(await read(await tokenOf('nurse_clinic'))).toMatchObject({ status: 404 })
  })

  it('is cancelled with a reason by who wrote it, signed or not, and stays', async () => {
    const { written, line, sign, cancel, colleague, shown, setState } = await openPractice(server)
    const { id } = await written(await line())
    await sign(id)
    await setState('finished')
    expect(await cancel(id, 2, colleague)).toMatchObject({ status: 404 })
    expect(await cancel(id, 1)).toMatchObject({ status: 409 })
    expect(await cancel(id, 2)).toMatchObject({
      body: {
        data: { state: 'cancelled', is_intact: true, cancelled: { reason: 'Salah obat', at: now.toISOString() } },
      },
    })
    expect(await cancel(id, 3)).toMatchObject({ status: 409, body: { data: { current: { state: 'cancelled' } } } })
    await setState('in_practice')
    const draft = await written(await line())
    expect(await cancel(draft.id, 1)).toMatchObject({ body: { data: { state: 'cancelled', signature: null } } })
    expect(await shown()).toMatchObject({ facts: { taking: [] }, prescriptions: [{ id }, { id: draft.id }] })
  })

  it('that is signed is not changed by the database either, but cancelled', async () => {
    const { world } = await openPractice(server)
    const { id } = await addSignedPrescription(world)
    const change = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(database)).rejects.toThrow(/append-only|violates/)
    await change(sql`update prescription set content = jsonb_set(content, '{lines,0,dose}', '"9x9"') where id = ${id}`)
    await change(sql`update prescription set signed_with = '{}' where id = ${id}`)
    await change(sql`update prescription set state = 'draft' where id = ${id}`)
    await change(sql`update prescription set state = 'closed' where id = ${id}`)
    await change(sql`update prescription set signer_name = 'drg. Dua', state = 'dispensed' where id = ${id}`)
    await change(sql`delete from prescription where id = ${id}`)
    await change(sql`truncate prescription cascade`)
    const cancelled = sql`state = 'cancelled', cancel_reason = 'Salah', cancelled_by = 'Rina', cancelled_at = now()`
    await sql`update prescription set ${cancelled} where id = ${id}`.execute(database)
    await change(sql`update prescription set cancel_reason = 'Lain' where id = ${id}`)
  })

  it('that is edited past the trigger is seen not to be what was signed', async () => {
    const { world, shown } = await openPractice(server)
    const { id, visit_id } = await addSignedPrescription(world)
    expect((await shown(visit_id)).prescriptions).toMatchObject([{ is_intact: true }])
    await sql`alter table prescription disable trigger prescription_signed`.execute(database)
    await sql`update prescription set signed_with = jsonb_set(signed_with, '{warnings}', '[1]') where id = ${id}`.execute(
      database,
    )
    await sql`update prescription set signed_with = jsonb_set(signed_with, '{warnings}',
      '[{"kind":"twice","level":"hard","medicine_id":1,"substance":"","with":""}]') where id = ${id}`.execute(database)
    expect((await shown(visit_id)).prescriptions).toMatchObject([{ is_intact: false }])
    await sql`alter table prescription enable trigger prescription_signed`.execute(database)
  })
})
