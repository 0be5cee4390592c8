import { clinicTime } from '@clinic/core/time'
import { visitMachine } from '@clinic/core/visit'
import { expect } from 'vitest'
import type { TestServer } from '../../../testing/harness'

/** Checks the visits of the clinic whose dentist may sign in: somebody in each state, each where its moves left it. */
export async function expectQueueInMotion(
  server: TestServer,
  { today: day, now: moment }: { today: string; now: Date },
) {
  const all = await server.database.selectFrom('visit').selectAll().orderBy('queue_number').execute()
  const moves = await server.database.selectFrom('visit_event').selectAll().orderBy('id').execute()
  const [first = 0, second = 0] = [...new Set(all.map(({ clinic_id }) => clinic_id))].sort((one, other) => one - other)
  const statesIn = (clinic_id: number) =>
    new Set(all.filter((visit) => visit.clinic_id === clinic_id && visit.queue_date === day).map(({ state }) => state))
  expect([...statesIn(first)].sort()).toEqual(Object.keys(visitMachine.states).sort())
  expect(statesIn(second)).toEqual(new Set(['waiting', 'called', 'in_vitals', 'left', 'entered_in_error']))
  for (const { id, state, state_since, arrived_at, call_attempts, queue_date } of all) {
    const own = moves.filter(({ visit_id }) => visit_id === id)
    expect(own.map(({ from_state }) => from_state)).toEqual([null, ...own.slice(0, -1).map(({ to_state }) => to_state)])
    expect([own[0]?.at, own.at(-1)?.at, own.at(-1)?.to_state]).toEqual([arrived_at, state_since, state])
    expect(own.filter(({ event }) => event === 'visit.call')).toHaveLength(call_attempts)
    expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort())
    expect(clinicTime(Date.parse(arrived_at), 'Asia/Jakarta').date).toBe(queue_date)
  }
  expect(moves.filter(({ at }) => at > moment.toISOString())).toEqual([])
  const appointments = await server.database.selectFrom('appointment').select(['id', 'state']).execute()
  const arrived = appointments.filter(({ state }) => state === 'arrived').map(({ id }) => id)
  expect(all.flatMap(({ appointment_id }) => appointment_id ?? []).sort()).toEqual(arrived.sort())
}
