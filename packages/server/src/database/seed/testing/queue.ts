import { addDays } from '@clinic/core/time'
import { visitStage, visitStages } from '@clinic/core/visit'
import { expect, it } from 'vitest'
import { violatesPlan } from '../../../domain/appointment/violated-rules'
import type { TestServer } from '../../../testing/harness'
import { inJakarta, manager, now, today } from './demo'
import { expectQueueInMotion } from './queue-in-motion'

/** Proves the appointments of the demo clinic, and the visits of the day and of the days before. */
export function provesQueue(server: TestServer) {
  it('has appointments around today in every state, of all who work, and nobody at two places', async () => {
    const appointments = await server.database.selectFrom('appointment').selectAll().orderBy('starts_at').execute()
    const states = new Set(appointments.map(({ state }) => state))
    expect(states).toEqual(new Set(['booked', 'confirmed', 'arrived', 'cancelled', 'no_show']))
    for (const { clinic_id } of await server.database.selectFrom('clinic').select('id as clinic_id').execute()) {
      const here = appointments.filter((appointment) => appointment.clinic_id === clinic_id)
      expect(here.filter(({ starts_at }) => inJakarta(starts_at) === today).length).toBeGreaterThan(3)
      expect(here.some(({ starts_at }) => inJakarta(starts_at) > addDays(today, 14))).toBe(true)
    }
    expect(appointments.some(({ override_reason }) => override_reason !== '')).toBe(true)
    expect(appointments.filter(({ state, starts_at }) => state === 'no_show' && starts_at > now.toISOString())).toEqual(
      [],
    )
    expect(appointments.filter(({ created_at }) => created_at > now.toISOString())).toEqual([])
    const violating = await server.database.selectFrom('appointment').select('id').where(violatesPlan(now)).execute()
    expect(violating.length).toBeGreaterThan(1)
    expect(violating.length).toBeLessThan(10)
    const entries = await server.database.selectFrom('waitlist_entry').select('state').execute()
    expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['waiting', 'withdrawn']))
  })

  it('has visits in every state, by moves of the lifecycle, none in the future', () =>
    expectQueueInMotion(server, { now, today }))

  it('shows somebody in every column of the board, and the next patients of the demo dentist', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const board = (await server.call('visitBoard', { token })).body.data
    const stages = [
      ...board.visits.map(({ state: visit }) => visitStage({ appointment: null, visit })),
      ...board.appointments.map(({ state: appointment }) => visitStage({ appointment, visit: null })),
    ]
    expect(new Set(stages)).toEqual(new Set([...visitStages, null]))
    const ofDemoDentist = board.visits.filter(({ doctor_name }) => doctor_name?.includes('Andi'))
    expect(ofDemoDentist.map(({ state }) => state)).toEqual(expect.arrayContaining(['ready', 'in_practice']))
    const practices = board.visits.filter(({ state }) => state === 'in_practice')
    expect(new Set(practices.map(({ doctor_id }) => doctor_id)).size).toBe(3)
  })

  it('has measured: one patient above the usual range, one dangerous and seen by no dentist yet', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const board = (await server.call('visitBoard', { token })).body.data
    const sheets = await Promise.all(
      board.visits.map(async ({ id }) => (await server.call('getVitalSigns', { token, path: { id } })).body.data),
    )
    const alarming = sheets.flatMap(({ state, measurements }) =>
      measurements.filter(({ level }) => level !== 'normal').map((each) => ({ ...each, visit_state: state })),
    )
    expect(new Set(alarming.map(({ level }) => level))).toEqual(new Set(['attention', 'hard_alert']))
    const dangerous = alarming.filter(({ level }) => level === 'hard_alert')
    expect(dangerous).toMatchObject([{ visit_state: 'ready', acknowledged_at: null }])
  })

  it('has half of a visit written: findings, a note, a prescription, an assistant at work and what they dictated', async () => {
    const body = { ...manager, email: 'doctor@demo.test' }
    const { accessToken: token } = (await server.call('login', { body })).body.data
    const { visits } = (await server.call('visitBoard', { token })).body.data
    const running = visits.find(({ state, doctor_name }) => state === 'in_practice' && doctor_name?.includes('Andi'))
    const path = { id: running?.id ?? 0 }
    const [note] = (await server.call('getVisitNote', { token, path })).body.data.notes
    expect(note).toMatchObject({ state: 'draft', content: { procedures: [] } })
    expect(note?.content.diagnoses.length).toBeGreaterThan(0)
    const [prescription] = (await server.call('getVisitPrescription', { token, path })).body.data.prescriptions
    expect(prescription).toMatchObject({ state: 'draft', content: { lines: [{ quantity: 10 }] } })
    const { findings } = (await server.call('getOdontogram', { token, path: { id: running?.patient.id ?? 0 } })).body
      .data
    expect(findings.filter(({ visit }) => visit === String(path.id)).length).toBeGreaterThan(1)
    const [dictated] = (await server.call('getVisitDictation', { token, path })).body.data.dictations
    expect(dictated).toMatchObject({ state: 'dictated', user_name: 'Ratih Wulandari' })
    const nurse = (await server.call('login', { body: { ...manager, email: 'nurse2@demo.test' } })).body.data
      .accessToken
    const day = (await server.call('assistanceDay', { token: nurse })).body.data
    expect(day.visits.flatMap(({ assistances }) => assistances)).toMatchObject([
      {
        visit_id: path.id,
        state: 'assisting',
        staff_name: 'Ratih Wulandari',
        materials: [{ quantity: 1 }, { quantity: 2 }],
      },
    ])
  })

  it('has somebody at the cashier with a signed note, a signed prescription and a control to book, and a treatment that was broken off', async () => {
    const body = { ...manager, email: 'doctor@demo.test' }
    const { accessToken: token } = (await server.call('login', { body })).body.data
    const { visits } = (await server.call('visitBoard', { token })).body.data
    const finished = visits.find(({ state }) => state === 'finished')
    const path = { id: finished?.id ?? 0 }
    expect((await server.call('getVisit', { token, path })).body.data).toMatchObject({
      outcome: 'completed',
      control: { on: addDays(today, 7) },
    })
    const { notes } = (await server.call('getVisitNote', { token, path })).body.data
    expect(notes).toMatchObject([{ state: 'signed', is_intact: true }])
    const { prescriptions } = (await server.call('getVisitPrescription', { token, path })).body.data
    expect(prescriptions).toMatchObject([
      { state: 'signed', is_intact: true, warnings: [] },
      { state: 'dispensed', is_intact: true, warnings: [] },
    ])
    const broken = server.database.selectFrom('visit').select('state').where('outcome', '=', 'discontinued')
    expect(await broken.execute()).toEqual([{ state: 'checked_out' }])
  })

  it('has kept the appointments of the days before: treated, some left, some not come', async () => {
    const past = await server.database
      .selectFrom('visit')
      .innerJoin('appointment', 'appointment.id', 'visit.appointment_id')
      .select(['visit.state', 'appointment.state as appointment_state', 'visit.queue_date', 'visit.queue_number'])
      .where('visit.queue_date', '<', today)
      .execute()
    expect(new Set(past.map(({ state }) => state))).toEqual(new Set(['checked_out', 'left']))
    expect(new Set(past.map(({ appointment_state }) => appointment_state))).toEqual(new Set(['arrived']))
    expect(new Set(past.map(({ queue_date }) => queue_date)).size).toBeGreaterThan(3)
    const missed = server.database.selectFrom('appointment').select('id').where('state', '=', 'no_show')
    expect((await missed.execute()).length).toBeGreaterThan(0)
  })
}
