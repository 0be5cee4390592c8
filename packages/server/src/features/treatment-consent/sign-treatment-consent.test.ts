import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { treatmentConsentContentFixture } from '@clinic/core/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addProduct } from '../../testing/sample-calls/product'
import { addVisit } from '../../testing/sample-calls/visit'
import { openConsents } from './treatment-consent-fixture'

const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const { explanation, drawing } = treatmentConsentContentFixture()

describe('signing a consent', () => {
  it('keeps what was told and drawn, the services and the patient as called now, with name, licence, time and hash', async () => {
    const { world, visit, services, sign, read, set } = await openConsents(server)
    await set('patient', { first_name: 'Siti', last_name: 'Rahayu' })
    const reply = await sign()
    const content = treatmentConsentContentFixture({ services })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          visit_id: visit.id,
          state: 'signed',
          content,
          services: [{ ...services[0], product_name: 'Cabut gigi' }],
          person: { id: visit.patient_id, name: 'Siti Rahayu' },
          signature: { sip_number: expect.stringMatching(/./), signed_at: morning.toISOString() },
          is_intact: true,
          is_relied_on: false,
          revoked: null,
          version: 1,
        },
      },
    })
    await set('patient', { first_name: 'Lain' })
    await set('product', { name: 'Odontektomi' })
    expect((await read(reply.body.data.id)).body.data).toMatchObject({
      services: [{ product_name: 'Cabut gigi' }],
      person: { name: 'Siti Rahayu' },
      patient: { first_name: 'Lain' },
      is_intact: true,
    })
    const [event] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'treatment_consent')
    expect(event).toMatchObject({ action: 'sign', people: { patient: [visit.patient_id] } })
    // the audit says what was decided; the drawn signatures are kept once
    expect(event?.after).toMatchObject({ content: { decision: 'given', explanation } })
    expect(JSON.stringify(event)).not.toContain(drawing.paths[0])
  })

  it('names the services in the language of the consent, in Indonesian where they have no other name', async () => {
    const { world, signed, services } = await openConsents(server)
    const unnamed = await addProduct(world, { name: 'Tambal', name_en: '' })
    const both = [...services, { product_id: unnamed.id, tooth: null }]
    expect((await signed({ language: 'en', services: both })).services.map(({ product_name }) => product_name)).toEqual(
      ['Extraction', 'Tambal'],
    )
  })

  it.each(['waiting', 'called', 'in_vitals', 'ready', 'in_practice', 'paused'] as const)(
    'is possible while a visit is %s',
    async (state) => {
      const { sign, set } = await openConsents(server)
      await set('visit', { state })
      expect(await sign()).toMatchObject({ status: 200 })
    },
  )

  it.each(['finished', 'checked_out', 'left', 'entered_in_error'] as const)(
    'is refused while a visit is %s',
    async (state) => {
      const { sign, set, list } = await openConsents(server)
      const isTreated = state === 'finished' || state === 'checked_out'
      await set('visit', { state, ...(isTreated ? { outcome: 'completed' } : { end_reason: 'Tidak menunggu' }) })
      expect(await sign()).toMatchObject({ status: 409 })
      expect((await list()).body.data.count).toBe(0)
    },
  )

  it('of a visit of another dentist, of nobody, of another clinic or by somebody else is refused', async () => {
    const { world, sign, colleague, tokenOf, manager, list } = await openConsents(server)
    const elsewhere = await openConsents(server)
    const ofNobody = await addVisit(world, { state: 'waiting', doctor_id: null })
    expect(await sign({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await sign({}, { id: ofNobody.id })).toMatchObject({ status: 404 })
    expect(await sign({}, { id: elsewhere.visit.id })).toMatchObject({ status: 404 })
    for (const by of [manager, await tokenOf('front_office_clinic'), await tokenOf('nurse_clinic')])
      expect(await sign({}, { by })).toMatchObject({ status: 403 })
    expect((await list()).body.data.count).toBe(0)
  })

  it.each<[string, Partial<Schema<'TreatmentConsentContent'>>, string[]]>([
    ['nothing of the risks', { explanation: { ...explanation, risks: ' ' } }, ['explanation.risks']],
    ['somebody of whom nobody knows who they are', { signer: 'other' }, ['relation']],
    ['the relation of a parent said twice', { signer: 'parent', relation: 'Ibu' }, ['relation']],
    ['a dot', { drawing: { ...drawing, paths: ['M50,50 Z'] } }, ['drawing']],
    ['a refusal without its reason', { decision: 'refused' }, ['remark']],
    ['a service of nobody', { services: [{ product_id: 1, tooth: null }] }, ['services.0.product_id']],
  ])('with %s is refused', async (_, content, fields) => {
    const { sign, list } = await openConsents(server)
    const { status, body } = await sign(content)
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, fields])
    expect((await list()).body.data.count).toBe(0)
  })

  it('to a service twice, without its tooth, or no longer offered is refused', async () => {
    const { sign, services, set } = await openConsents(server)
    const fieldsOf = async (given: Schema<'ConsentedService'>[]) =>
      Object.keys((await sign({ services: given })).body.data.fields ?? {})
    expect(await fieldsOf([...services, ...services])).toEqual(['services.1.product_id'])
    expect(await fieldsOf(services.map((each) => ({ ...each, tooth: null })))).toEqual(['services.0.tooth'])
    await set('product', { status: 'inactive' })
    expect(await fieldsOf(services)).toEqual(['services.0.product_id'])
  })

  it('by a minor is refused, on the day of the clinic; their parent signs, and who is or was married signs alone', async () => {
    now = new Date('2026-11-20T16:59:00Z')
    const { sign, set } = await openConsents(server)
    const problemOf = async (signer: 'patient' | 'parent') => (await sign({ signer })).body.data.fields?.signer
    await set('patient', { date_of_birth: '2008-11-21', marital_status: null })
    expect(await problemOf('patient')).toMatch(/18/)
    expect(await problemOf('parent')).toBeUndefined()
    await set('patient', { marital_status: 'divorced' })
    expect(await problemOf('patient')).toBeUndefined()
    await set('patient', { marital_status: 'single' })
    expect(await problemOf('patient')).toMatch(/18/)
    now = new Date('2026-11-20T17:00:00Z')
    expect(await problemOf('patient')).toBeUndefined()
  })

  it('without a valid licence is refused', async () => {
    const { sign, set, list } = await openConsents(server)
    await set('doctor', { sip_valid_until: '2026-11-19' })
    expect(await sign()).toMatchObject({ status: 422, body: { data: { problems: [{ problem: 'licenceExpired' }] } } })
    expect((await list()).body.data.count).toBe(0)
    await set('doctor', { sip_valid_until: '2026-11-20' })
    expect(await sign()).toMatchObject({ status: 200 })
  })

  it('sent twice with one key is done once', async () => {
    const { sign, list } = await openConsents(server)
    const key = randomUUID()
    const replies = await Promise.all([sign({}, { key }), sign({}, { key })])
    expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
    expect((await list()).body.data.count).toBe(1)
  })
})
