import { sampleCalls } from '../sample-calls'
import { doctorInactive, patientInactive, productInactive, staffInactive } from './changes'
import type { FactRace } from './stage'

/** What is planned for an appointment, and the waiting list. */
export const appointmentRaces: readonly FactRace[] = [
  {
    name: 'a service is planned for an appointment while it is made inactive',
    writes: ['appointment_product', 'product'],
    inOrder: ['appointment', 'product'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.updateAppointment(stage)
      return [stage.call('updateAppointment', { path, body }), await productInactive(stage, body.product_ids[0] ?? 0)]
    },
  },
  {
    name: 'an assistant is planned for an appointment while they are made inactive',
    writes: ['appointment', 'staff'],
    inOrder: ['appointment', 'staff'],
    async prepare(stage) {
      const { body } = await sampleCalls.createAppointment(stage)
      const staff_id = (await sampleCalls.getStaff(stage)).path.id
      return [stage.call('createAppointment', { body: { ...body, staff_id } }), await staffInactive(stage, staff_id)]
    },
  },
  {
    name: 'two appointments are booked for who waits once',
    writes: ['appointment', 'appointment'],
    succeed: 1,
    async prepare(stage) {
      const { patient_id, doctor_id } = (await sampleCalls.createAppointment(stage)).body
      const { body } = await sampleCalls.createAppointment(stage)
      const entry = await sampleCalls.getWaitlistEntry(stage)
      const waitlist_entry_id = entry.path.id
      await stage.database
        .updateTable('waitlist_entry')
        .set({ patient_id })
        .where('id', '=', waitlist_entry_id)
        .execute()
      const later = new Date(Date.parse(body.ends_at) + 3_600_000).toISOString()
      const one = { ...body, doctor_id, patient_id, waitlist_entry_id }
      const other = { ...one, starts_at: body.ends_at, ends_at: later }
      return [stage.call('createAppointment', { body: one }), stage.call('createAppointment', { body: other })]
    },
  },
  ...(['patient', 'doctor'] as const).map(
    (table): FactRace => ({
      name: `somebody is put on the waiting list while the ${table} is made inactive`,
      writes: ['waitlist_entry', table],
      inOrder: ['waitlist_entry', table],
      async prepare(stage) {
        const { body } = await sampleCalls.createWaitlistEntry(stage)
        const { patient_id, doctor_id } = body
        const inactive =
          table === 'patient'
            ? await patientInactive(stage, { patient_id })
            : await doctorInactive(stage, { doctor_id: doctor_id ?? 0 })
        return [stage.call('createWaitlistEntry', { body }), inactive]
      },
    }),
  ),
]
