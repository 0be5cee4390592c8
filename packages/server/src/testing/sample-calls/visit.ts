import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import { nextQueueNumber } from '../../domain/visit/next-queue-number'
import { slotAt } from '../sample-times'
import type { SampleCalls, World } from '../sample-world'
import { addAppointment } from './appointment'
import { addDoctor, signInAsDentist } from './doctor'
import { addRoom } from './room'

export const calls = {
  listVisit: async () => ({}),
  listPatientVisit: async (world) => ({ path: { id: (await addVisit(world)).patient_id } }),
  visitBoard: async () => ({}),
  createVisit: async (world) => ({ body: await someVisit(world) }),
  getVisit: async (world) => ({ path: await visitId(world) }),
  updateVisit: async (world) => ({
    path: await visitId(world),
    body: {
      doctor_id: (await addDoctor(world)).id,
      staff_id: null,
      room_id: (await addRoom(world)).id,
      reason: 'pain',
      note: 'Kursi roda',
      version: 1,
    },
  }),
  arriveAppointment: async (world) => ({
    path: { id: (await addAppointment(world, slotAt(world, '10:00', 0))).id },
    body: { room_id: null, identity: 'read_back', version: 1 },
  }),
  undoArrival: async (world) => ({ path: await addArrived(world), body: { version: 1 } }),
  callVisit: async (world) => ({
    path: await visitId(world),
    body: { room_id: (await addRoom(world)).id, version: 1 },
  }),
  requeueVisit: async (world) => ({ path: await visitId(world, { state: 'called' }), body: { version: 1 } }),
  startPractice: async (world) => ({
    path: await visitId(world, { state: 'ready' }),
    body: { room_id: (await addRoom(world)).id, takeover_reason: '', version: 1 },
  }),
  pauseVisit: async (world) => ({ path: await visitId(world, { state: 'in_practice' }), body: { version: 1 } }),
  resumeVisit: async (world) => ({
    path: await visitId(world, { state: 'paused', room_id: (await addRoom(world)).id }),
    body: { version: 1 },
  }),
  leaveVisit: async (world) => ({
    path: await visitId(world),
    body: { end_reason: 'Tidak bisa menunggu', version: 1 },
  }),
  voidVisit: async (world) => ({ path: await visitId(world), body: { end_reason: 'Salah pasien', version: 1 } }),
} satisfies Partial<SampleCalls>

async function someVisit(world: World): Promise<Schema<'VisitInput'>> {
  const [patient, doctor] = [await world.addPatient(), await addDoctor(world)]
  return {
    patient_id: patient.id,
    doctor_id: doctor.id,
    staff_id: null,
    room_id: null,
    origin: 'walk_in',
    reason: 'pain',
    note: '',
    identity: 'read_back',
  }
}

const visitId = async (world: World, given?: Parameters<typeof addVisit>[1]) => {
  const { id } = await addVisit(world, given)
  return { id }
}

interface GivenVisit extends Partial<Pick<Schema<'VisitInput'>, 'patient_id' | 'doctor_id' | 'room_id'>> {
  state?: Schema<'VisitState'>
  appointment_id?: number
}

/** A visit that waits, with the dentist who may sign in. */
export async function addVisit(world: World, given: GivenVisit = {}) {
  const { company_id, clinic_id } = world.clinic
  const { appointment_id = null, state = 'waiting', ...named } = given
  const visit = { ...(await someVisit(world)), ...named }
  if (given.doctor_id === undefined && visit.doctor_id !== null) await signInAsDentist(world, visit.doctor_id)
  const at = world.now().toISOString()
  const queue_date = clinicTime(world.now().getTime(), 'Asia/Jakarta').date
  return world.database.transaction().execute(async (tx) => {
    const queue_number = await nextQueueNumber(tx, world.clinic, queue_date)
    return tx
      .insertInto('visit')
      .values({
        ...visit,
        origin: appointment_id === null ? visit.origin : 'appointment',
        appointment_id,
        state,
        company_id,
        clinic_id,
        queue_date,
        queue_number,
        position: queue_number,
        outcome: state === 'finished' || state === 'checked_out' ? 'completed' : null,
        end_reason: state === 'left' ? 'Tidak bisa menunggu' : '',
        arrived_at: at,
        state_since: at,
        created_by: 'Rani Putri',
      })
      .returning(['id', 'doctor_id', 'patient_id'])
      .executeTakeFirstOrThrow()
  })
}

async function addArrived(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id } = await addAppointment(world, slotAt(world, '10:00', 0))
  await world.database
    .updateTable('appointment')
    .set({ state: 'arrived' })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  await addVisit(world, { appointment_id: id })
  return { id }
}
