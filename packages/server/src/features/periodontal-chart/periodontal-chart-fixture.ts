import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addAssistance } from '../../testing/sample-calls/assistance'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { somePeriodontalChart } from '../../testing/sample-calls/patient/periodontal-chart'
import { addRoom } from '../../testing/sample-calls/room'
import { addStaff } from '../../testing/sample-calls/staff'
import { openWorld } from '../../testing/sample-world'

interface Sent {
  by?: string
  key?: string
  id?: number
}

/** A patient in the chair, the dentist of the visit and a colleague, the assistant beside and one who is elsewhere. */
export async function openChart(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tokenOf = async (role: Schema<'RoleName'>, values?: Parameters<TestServer['makeUser']>[2]) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic', { displayname: 'drg. Ratna' })
  const note = await addNote(world, { room_id: (await addRoom(world)).id })
  const { visit_id, patient_id } = note
  const { id: doctor_id } = await addDoctor(world)
  const colleague = await tokenOf('doctor_clinic', { doctor_id })
  const [beside, elsewhere] = [(await addStaff(world)).id, (await addStaff(world)).id]
  const assistant = await tokenOf('nurse_clinic', { displayname: 'Yuni', staff_id: beside })
  const otherAssistant = await tokenOf('nurse_clinic', { displayname: 'Sari', staff_id: elsewhere })
  await addAssistance(world, { state: 'assisting', staff_id: beside, visit_id })

  const headers = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } })
  const write = (body: Partial<Schema<'PeriodontalChartDraft'>> = {}, { by = token, key, id = visit_id }: Sent = {}) =>
    server.call('writePeriodontalChart', {
      token: by,
      path: { id },
      body: { version: 0, content: somePeriodontalChart(), ...body },
      ...headers(key),
    })
  const discard = (version: number, { by = token, key, id = visit_id }: Sent = {}) =>
    server.call('discardPeriodontalChart', { token: by, path: { id }, body: { version }, ...headers(key) })
  const list = (by = token, id = patient_id) => server.call('listPeriodontalChart', { token: by, path: { id } })
  const charts = async (by = token): Promise<Schema<'PeriodontalChart'>[]> => (await list(by)).body.data
  const finish = (version = 1, note_version = 1) =>
    server.call('finishVisit', { token, path: { id: visit_id }, body: { note_version, version } })
  const setVisit = (state: Schema<'VisitState'>) =>
    server.database
      .updateTable('visit')
      .set({ state, outcome: state === 'finished' ? 'completed' : null })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .execute()
  const setAssistance = (state: Schema<'AssistanceState'>) =>
    server.database
      .updateTable('assistance')
      .set({
        state,
        started_at: state === 'assisting' || state === 'done' ? world.now().toISOString() : null,
        stopped_at: state === 'done' ? world.now().toISOString() : null,
      })
      .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
      .execute()
  const changes = async () =>
    (await server.changesOf(world.clinic)).filter(({ object }) => object === 'periodontal_chart')
  return {
    world,
    note,
    visit_id,
    patient_id,
    token,
    tokenOf,
    colleague,
    assistant,
    otherAssistant,
    write,
    discard,
    list,
    charts,
    finish,
    setVisit,
    setAssistance,
    changes,
  }
}
