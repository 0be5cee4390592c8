import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import { openAlways, slotAt } from '../sample-times'
import type { SampleCalls, World } from '../sample-world'
import { addDoctor, signInAsDentist } from './doctor'
import { addShift } from './doctor-schedule'
import { addProduct } from './product'
import { addRoom } from './room'

export const calls = {
  listAppointment: async () => ({}),
  appointmentCalendar: async () => ({}),
  freeSlots: async () => ({}),
  createAppointment: async (world) => ({ body: await someAppointment(world) }),
  getAppointment: async (world) => ({ path: await addAppointment(world) }),
  previewPlanChange: async (world) => ({
    body: { cancelled_shift: { ...(await addShift(world)), version: 1 } },
  }),
  updateAppointment: async (world) => ({
    path: await addAppointment(world),
    body: {
      staff_id: null,
      reason: 'scaling',
      note: 'Minta pagi',
      source: 'whatsapp',
      reminder: 'none',
      product_ids: [(await addProduct(world)).id],
      version: 1,
    },
  }),
  rescheduleAppointment: async (world) => {
    const { id, doctor_id } = await addAppointment(world)
    const { id: room_id } = await addRoom(world)
    return { path: { id }, body: { doctor_id, room_id, ...slotAt(world, '14:00'), override_reason: '', version: 1 } }
  },
  undoReschedule: async (world) => ({ path: await addMovedAppointment(world), body: { version: 1 } }),
  confirmAppointment: async (world) => ({ path: await addAppointment(world), body: { version: 1 } }),
  cancelAppointment: async (world) => ({
    path: await addAppointment(world),
    body: { cancel_reason: 'patient_cancelled', cancel_note: '', version: 1 },
  }),
  missAppointment: async (world) => ({
    path: await addAppointment(world, slotAt(world, '10:00', -1)),
    body: { version: 1 },
  }),
} satisfies Partial<SampleCalls>

/** An appointment that a dentist, who works the whole day, can keep. */
export async function someAppointment(world: World): Promise<Schema<'AppointmentInput'>> {
  const { company_id, clinic_id } = world.clinic
  const [patient, { id: doctor_id }] = [await world.addPatient(), await addDoctor(world)]
  await world.database
    .updateTable('clinic')
    .set({ opening_week: JSON.stringify(openAlways) })
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .execute()
  const { date } = clinicTime(world.now().getTime() + 86_400_000, 'Asia/Jakarta')
  await world.database
    .insertInto('shift')
    .values({
      company_id,
      clinic_id,
      doctor_id,
      staff_id: null,
      worker_key: `doctor ${doctor_id}`,
      template_id: null,
      date,
      starts_at: slotAt(world, '08:00').starts_at,
      ends_at: slotAt(world, '20:00').starts_at,
      room_id: null,
      assists_doctor_id: null,
      slot_minutes: 30,
      quota: null,
      online_bookable: true,
      cancelled_at: null,
    })
    .execute()
  return {
    patient_id: patient.id,
    doctor_id,
    staff_id: null,
    room_id: null,
    ...slotAt(world, '10:00'),
    reason: 'control',
    note: '',
    source: 'phone',
    reminder: 'whatsapp',
    product_ids: [],
    override_reason: '',
    waitlist_entry_id: null,
    booking_request_id: null,
  }
}

/** Its dentist is the one who may sign in. */
export async function addAppointment(world: World, times?: { starts_at: string; ends_at: string }) {
  const { company_id, clinic_id } = world.clinic
  const { product_ids: _, waitlist_entry_id: _w, booking_request_id: _r, ...appointment } = await someAppointment(world)
  await signInAsDentist(world, appointment.doctor_id)
  return world.database
    .insertInto('appointment')
    .values({
      ...appointment,
      ...times,
      company_id,
      clinic_id,
      state: 'booked',
      cancel_reason: null,
      created_by: 'Rani Putri',
    })
    .returning(['id', 'doctor_id'])
    .executeTakeFirstOrThrow()
}

async function addMovedAppointment(world: World) {
  const { company_id, clinic_id } = world.clinic
  const appointment = await addAppointment(world)
  const before = {
    ...slotAt(world, '13:00'),
    doctor_id: appointment.doctor_id,
    room_id: null,
    state: 'booked' as const,
  }
  await world.database
    .updateTable('appointment')
    .set({ moved_from: JSON.stringify({ ...before, override_reason: '', overbooked: false, overridden_rules: [] }) })
    .where((eb) => eb.and({ company_id, clinic_id, id: appointment.id }))
    .execute()
  return appointment
}
