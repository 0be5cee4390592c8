import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addVisit } from '../../testing/sample-calls/visit'
import { openMouth } from './odontogram-fixture'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('a chart is written', () => {
  it.each<Schema<'VisitState'>>(['waiting', 'ready', 'finished', 'left'])(
    'not in a visit that is %s',
    async (state) => {
      const { world, token } = await openMouth(server)
      const { id } = await addVisit(world, { state })
      expect(await server.call('enterFindings', { token, path: { id }, body: oneEntry() })).toMatchObject({
        status: 409,
        body: { data: { current: { id, state } } },
      })
    },
  )

  it('also while the practice is paused', async () => {
    const { enter, setVisit } = await openMouth(server)
    await setVisit({ state: 'paused' })
    expect(await enter()).toMatchObject({ status: 200 })
  })

  it('by nobody but the dentist of the visit', async () => {
    const { world, enter } = await openMouth(server)
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await enter({}, await server.tokenOf(await server.makeUser(world.clinic, role)))).toMatchObject({
        status: 403,
      })
    const other = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    expect(await enter({}, other)).toMatchObject({ status: 404 })
    expect(await enter({}, (await openMouth(server)).token)).toMatchObject({ status: 404 })
  })
})

describe('two who chart one mouth', () => {
  it('are both kept where they contradict each other and did not know: a conflict to decide', async () => {
    const { enter, rows, colleague } = await openMouth(server)
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'amf', surfaces: ['o'] }] })
    later(1)
    expect(await enterAsOther({ items: [{ code: 'cof', surfaces: ['o'] }] })).toMatchObject({ status: 200 })
    const [first, second] = await rows()
    expect(second?.supersedes).toEqual([])
    expect(mouthOf(await rows()).conflicts).toEqual([{ keys: [first?.key, second?.key], teeth: ['46'] }])
    later(1)
    await enter({ seen: 2, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })

  it('decide where they knew', async () => {
    const { enter, rows, colleague } = await openMouth(server)
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'amf', surfaces: ['o'] }] })
    later(1)
    await enterAsOther({ seen: 1, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })

  it('keep what excludes each other when it was not known, and are refused when it was', async () => {
    const { enter, rows, colleague } = await openMouth(server)
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'mis', surfaces: [] }] })
    expect(await enterAsOther({ seen: 1 })).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'takesOnly' } } },
    })
    later(1)
    expect(await enterAsOther({ seen: 0 })).toMatchObject({ status: 200 })
    expect(mouthOf(await rows()).conflicts).toMatchObject([{ teeth: ['46'] }])
  })

  it('are one and the same in two windows: what they typed there they know here', async () => {
    const { enter, rows } = await openMouth(server)
    await enter({ seen: 0, items: [{ code: 'amf', surfaces: ['o'] }] })
    await enter({ seen: 0, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })
})

describe('a chart', () => {
  it('of nobody whom a dentist has seen is empty, and an examination is due', async () => {
    const { chart, patient_id } = await openMouth(server)
    expect(await chart()).toMatchObject({
      patient: { id: patient_id },
      findings: [],
      visits: [],
      examination: null,
      needs_examination: true,
      last_visit: null,
    })
  })

  it('is that of a moment, when one is named', async () => {
    const { enter, chart } = await openMouth(server)
    await enter()
    const as_of = now.toISOString()
    later(5)
    await enter({ teeth: ['36'] })
    expect((await chart({ as_of })).findings).toMatchObject([{ teeth: ['46'] }])
    expect((await chart()).findings).toHaveLength(2)
  })

  it('begins anew with a visit more than a year after the last one', async () => {
    const { enter, chart, finish, visit, world, doctor_id, patient_id, token } = await openMouth(server)
    await enter()
    expect(await chart()).toMatchObject({ examination: visit, needs_examination: false, last_visit: '2026-11-23' })
    await finish('2025-11-22')
    expect(await chart()).toMatchObject({ examination: visit, needs_examination: true, last_visit: '2025-11-22' })
    const { id } = await addVisit(world, { state: 'in_practice', patient_id, doctor_id })
    await enter({ teeth: ['36'] }, token, { id })
    expect(await chart()).toMatchObject({
      examination: String(id),
      needs_examination: false,
      visits: [
        { visit, date: '2025-11-22', doctor_name: expect.any(String), is_examination: true },
        { visit: String(id), date: '2026-11-23', is_examination: true },
      ],
    })
  })

  it('is read by every dentist and the manager, not at the desk, and not of another clinic; who read it is written down', async () => {
    const { world, patient_id } = await openMouth(server)
    const as = async (role: 'manager_clinic' | 'doctor_clinic' | 'front_office_clinic', clinic = world.clinic) =>
      server.call('getOdontogram', {
        token: await server.tokenOf(await server.makeUser(clinic, role)),
        path: { id: patient_id },
      })
    expect(await as('manager_clinic')).toMatchObject({ status: 200 })
    expect(await as('doctor_clinic')).toMatchObject({ status: 200 })
    expect(await as('front_office_clinic')).toMatchObject({ status: 403 })
    expect(await as('doctor_clinic', await server.makeClinic())).toMatchObject({ status: 404 })
    const readers = (await server.eventsOf(world.clinic)).filter(({ object }) => object === 'odontogram')
    expect(readers).toMatchObject([
      { role: 'manager_clinic', object_id: patient_id, people: { patient: [patient_id] } },
      { role: 'doctor_clinic' },
    ])
  })
})
