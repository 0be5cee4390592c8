import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addSignedNote } from '../../testing/sample-calls/note'
import { addTreatmentConsent } from '../../testing/sample-calls/patient/treatment-consent'
import { openConsents } from './treatment-consent-fixture'

const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('reading consents', () => {
  it('lists those of a patient, the latest first, or of one visit, refusals and revoked ones too', async () => {
    const { signed, list, revoke, world, visit } = await openConsents(server)
    const [one, two] = [await signed(), await signed({ decision: 'refused', remark: 'Takut jarum' })]
    await revoke(one.id)
    const later = await addTreatmentConsent(world, { patient_id: visit.patient_id, doctor_id: visit.doctor_id })
    const ids = async (query?: { visit_id: string }) => (await list(query)).body.data.rows.map(({ id }) => id)
    expect(await ids()).toEqual([later.id, two.id, one.id])
    expect(await ids({ visit_id: String(visit.id) })).toEqual([two.id, one.id])
    expect(await ids({ visit_id: String(later.visit_id) })).toEqual([later.id])
  })

  it('is for managers, dentists, and assistants while the patient is here', async () => {
    const { signed, list, read, set, colleague, manager, tokenOf } = await openConsents(server)
    const { id } = await signed()
    const assistant = await tokenOf('nurse_clinic')
    for (const by of [manager, colleague, assistant]) {
      expect((await list({}, by)).body.data.count).toBe(1)
      expect((await read(id, by)).body.data).toMatchObject({ id, is_intact: true })
    }
    const desk = await tokenOf('front_office_clinic')
    expect([(await list({}, desk)).status, (await read(id, desk)).status]).toEqual([403, 403])
    await set('visit', { queue_date: '2026-11-19' })
    expect([(await list({}, assistant)).status, (await read(id, assistant)).status]).toEqual([404, 404])
    expect((await read(id, manager)).status).toBe(200)
  })

  it('of another clinic is refused', async () => {
    const [one, two] = [await openConsents(server), await openConsents(server)]
    const { id } = await one.signed()
    expect([(await two.read(id)).status, (await one.list({}, two.token)).status]).toEqual([404, 404])
    expect((await two.revoke(id)).status).toBe(404)
  })
})

describe('revoking a consent', () => {
  it('is for any dentist and the manager, with the reason, and leaves it as it was signed', async () => {
    const { signed, revoke, read, colleague, manager, world, visit } = await openConsents(server)
    for (const by of [colleague, manager]) {
      const consent = await signed()
      now = new Date('2026-11-20T03:00:00Z')
      const reply = await revoke(consent.id, { by })
      expect(reply).toMatchObject({
        status: 200,
        body: {
          data: {
            state: 'revoked',
            content: consent.content,
            signature: consent.signature,
            is_intact: true,
            revoked: { reason: 'Ingin menunggu', at: now.toISOString() },
            version: 2,
          },
        },
      })
      expect((await read(consent.id)).body.data).toEqual(reply.body.data)
    }
    const events = (await server.changesOf(world.clinic)).filter(({ action }) => action === 'revoke')
    expect(events[0]).toMatchObject({
      object: 'treatment_consent',
      reason: 'Ingin menunggu',
      people: { patient: [visit.patient_id] },
    })
  })

  it('is refused to the desk and to assistants', async () => {
    const { signed, revoke, tokenOf } = await openConsents(server)
    const { id } = await signed()
    for (const role of ['front_office_clinic', 'nurse_clinic'] as const)
      expect((await revoke(id, { by: await tokenOf(role) })).status).toBe(403)
  })

  it('is refused for a refusal, twice, and of a version that is not the stored one', async () => {
    const { signed, revoke } = await openConsents(server)
    const refusal = await signed({ decision: 'refused', remark: 'Takut jarum' })
    expect(await revoke(refusal.id)).toMatchObject({
      status: 409,
      body: { data: { current: { content: { decision: 'refused' } } } },
    })
    const { id } = await signed()
    expect(await revoke(id, { version: 2 })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'signed' } } },
    })
    expect((await revoke(id)).status).toBe(200)
    expect(await revoke(id, { version: 2 })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'revoked' } } },
    })
  })

  it('is refused once a signed note tells of the treatment, but not for what was cancelled', async () => {
    const { signed, revoke, read, world, services } = await openConsents(server)
    const [done, cancelled] = [await signed(), await signed()]
    const { company_id, clinic_id } = world.clinic
    const note = await addSignedNote(world, { patient_id: done.patient.id })
    const tell = (consent_id: number, outcome: 'done' | 'cancelled') =>
      database
        .insertInto('procedure')
        .values({
          company_id,
          clinic_id,
          note_id: note.id,
          visit_id: note.visit_id,
          patient_id: note.patient_id,
          product_id: services[0]?.product_id ?? 0,
          name: 'Cabut gigi',
          icd9cm: '23.09',
          tooth: '48',
          surfaces: '[]',
          jaw: null,
          quantity: 1,
          doctor_id: null,
          staff_id: null,
          consent_id,
          consent_witness: 'Nur Aini',
          consent_at: now.toISOString(),
          outcome,
          note: '',
        })
        .execute()
    await tell(done.id, 'done')
    await tell(cancelled.id, 'cancelled')
    expect((await read(done.id)).body.data.is_relied_on).toBe(true)
    expect(await revoke(done.id)).toMatchObject({ status: 409, body: { data: { current: { is_relied_on: true } } } })
    expect((await revoke(cancelled.id)).status).toBe(200)
  })
})

describe('a consent', () => {
  it('is not changed by the database either, but revoked, and a refusal not even that', async () => {
    const { world } = await openConsents(server)
    const { id } = await addTreatmentConsent(world)
    const change = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(database)).rejects.toThrow(/append-only|violates/)
    await change(sql`update treatment_consent set content = jsonb_set(content, '{remark}', '"Ya"') where id = ${id}`)
    await change(sql`update treatment_consent set services = '[]' where id = ${id}`)
    await change(sql`update treatment_consent set person = '{}' where id = ${id}`)
    await change(sql`update treatment_consent set decision = 'refused' where id = ${id}`)
    await change(sql`update treatment_consent set state = 'revoked' where id = ${id}`)
    await change(sql`update treatment_consent set signed_for = patient_id where id = ${id}`)
    await change(sql`delete from treatment_consent where id = ${id}`)
    await change(sql`truncate treatment_consent cascade`)
    const revoked = sql`state = 'revoked', revoke_reason = 'Takut', revoked_by = 'Rina', revoked_at = now()`
    await change(sql`update treatment_consent set ${revoked}, signer_name = 'drg. Dua' where id = ${id}`)
    await sql`update treatment_consent set ${revoked} where id = ${id}`.execute(database)
    await change(sql`update treatment_consent set revoke_reason = 'Lain' where id = ${id}`)
    await change(sql`update treatment_consent
      set state = 'signed', revoke_reason = null, revoked_by = null, revoked_at = null where id = ${id}`)
    const refusal = await addTreatmentConsent(world, { content: { decision: 'refused', remark: 'Takut' } })
    await change(sql`update treatment_consent set ${revoked} where id = ${refusal.id}`)
  })

  it.each([
    ['what was told', sql`content = jsonb_set(content, '{explanation,risks}', '"Tidak ada"')`],
    ['the drawing', sql`content = jsonb_set(content, '{drawing,paths}', '["M0,0 L90,90"]')`],
    ['the decision', sql`content = jsonb_set(content, '{decision}', '"refused"'), decision = 'refused'`],
    ['a service', sql`services = jsonb_set(services, '{0,product_name}', '"Tambal"')`],
    ['its patient', sql`person = jsonb_set(person, '{name}', '"Lain"')`],
    ['who signed', sql`signer_name = 'drg. Dua'`],
  ])('of which somebody edits %s past the trigger is seen not to be what was signed', async (_, edit) => {
    const { world, read } = await openConsents(server)
    const { id } = await addTreatmentConsent(world)
    expect((await read(id)).body.data.is_intact).toBe(true)
    await sql`alter table treatment_consent disable trigger treatment_consent_signed`.execute(database)
    await sql`update treatment_consent set ${edit} where id = ${id}`.execute(database)
    await sql`alter table treatment_consent enable trigger treatment_consent_signed`.execute(database)
    expect((await read(id)).body.data.is_intact).toBe(false)
  })
})
