import { sampleCalls } from '../sample-calls'
import { doctorInactive, patientInactive, roomInactive } from './changes'
import type { FactRace, Stage } from './stage'

/** Two requests that move one patient, or two patients to one room: one comes too late. */
export const visitRaces: FactRace[] = [
  {
    name: 'an appointment arrives at two desks',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const request = await sampleCalls.arriveAppointment(stage)
      return [stage.call('arriveAppointment', request), stage.call('arriveAppointment', request)]
    },
  },
  {
    name: 'who has an appointment arrives, and is let in without',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const request = await sampleCalls.arriveAppointment(stage)
      const { patient_id } = await stage.database
        .selectFrom('appointment')
        .select('patient_id')
        .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: request.path.id }))
        .executeTakeFirstOrThrow()
      const { body } = await sampleCalls.createVisit(stage)
      return [
        stage.call('arriveAppointment', request),
        stage.call('createVisit', { body: { ...body, patient_id, doctor_id: null } }),
      ]
    },
  },
  {
    name: 'an arrival is undone while its visit is marked as entered in error',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const { visit, undo } = await arrived(stage)
      return [undo, stage.call('voidVisit', { path: visit, body: { end_reason: 'Salah pasien', version: 1 } })]
    },
  },
  {
    name: 'an arrival is undone while the patient is called',
    writes: ['visit', 'visit'],
    async prepare(stage) {
      const { visit, undo } = await arrived(stage)
      return [undo, stage.call('callVisit', { path: visit, body: { room_id: null, version: 1 } })]
    },
  },
  {
    name: 'two patients are called to one room',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const one = await sampleCalls.callVisit(stage)
      const other = await sampleCalls.callVisit(stage)
      return [stage.call('callVisit', one), stage.call('callVisit', { ...other, body: one.body })]
    },
  },
  {
    name: 'a patient is called to a room that is made inactive',
    writes: ['visit', 'room'],
    inOrder: ['visit', 'room'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.callVisit(stage)
      return [stage.call('callVisit', { path, body }), await roomInactive(stage, { room_id: body.room_id ?? 0 })]
    },
  },
  ...(['patient', 'doctor'] as const).map(
    (table): FactRace => ({
      name: `somebody is let in while the ${table} is made inactive`,
      writes: ['visit', table],
      inOrder: ['visit', table],
      async prepare(stage) {
        const { body } = await sampleCalls.createVisit(stage)
        const { patient_id, doctor_id } = body
        const inactive =
          table === 'patient'
            ? await patientInactive(stage, { patient_id })
            : await doctorInactive(stage, { doctor_id: doctor_id ?? 0 })
        return [stage.call('createVisit', { body }), inactive]
      },
    }),
  ),
]

/** An appointment whose patient waits, and the request that takes the arrival back. */
async function arrived(stage: Stage) {
  const { path, body } = await sampleCalls.undoArrival(stage)
  const visit = await stage.database
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, appointment_id: path.id }))
    .executeTakeFirstOrThrow()
  return { visit, undo: stage.call('undoArrival', { path, body }) }
}
