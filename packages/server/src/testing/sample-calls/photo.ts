import sharp from 'sharp'
import type { PicturedTable } from '../../domain/photo/photo-name'
import type { SampleCalls, World } from '../sample-world'
import { addDoctor } from './doctor'
import { addDoctorExternal } from './doctor-external'
import { addExpense } from './money/expense'
import { addPolicy } from './patient-policy'
import { addStaff } from './staff'

export const calls = {
  getDoctorPhoto: async (world) => ({ path: await addPhoto(world, 'doctor_id', await addDoctor(world)) }),
  setDoctorPhoto: async (world) => ({ path: await addDoctor(world), body: picture }),
  removeDoctorPhoto: async (world) => ({ path: await addPhoto(world, 'doctor_id', await addDoctor(world)) }),
  getDoctorExternalPhoto: async (world) => ({
    path: await addPhoto(world, 'doctor_id', await addDoctorExternal(world)),
  }),
  setDoctorExternalPhoto: async (world) => ({ path: await addDoctorExternal(world), body: picture }),
  removeDoctorExternalPhoto: async (world) => ({
    path: await addPhoto(world, 'doctor_id', await addDoctorExternal(world)),
  }),
  getStaffPhoto: async (world) => ({ path: await addPhoto(world, 'staff_id', await addStaff(world)) }),
  setStaffPhoto: async (world) => ({ path: await addStaff(world), body: picture }),
  removeStaffPhoto: async (world) => ({ path: await addPhoto(world, 'staff_id', await addStaff(world)) }),
  getPatientPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_id', { id: (await world.addPatient()).id }),
  }),
  setPatientPhoto: async (world) => ({ path: { id: (await world.addPatient()).id }, body: picture }),
  removePatientPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_id', { id: (await world.addPatient()).id }),
  }),
  getPatientPolicyPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_policy_id', await addPolicy(world)),
  }),
  setPatientPolicyPhoto: async (world) => ({ path: { id: (await addPolicy(world)).id }, body: picture }),
  removePatientPolicyPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_policy_id', await addPolicy(world)),
  }),
  getExpensePhoto: async (world) => ({ path: await addPhoto(world, 'expense_id', { id: await addExpense(world) }) }),
  setExpensePhoto: async (world) => ({ path: { id: await addExpense(world) }, body: picture }),
  removeExpensePhoto: async (world) => ({ path: await addPhoto(world, 'expense_id', { id: await addExpense(world) }) }),
} satisfies Partial<SampleCalls>

/** The smallest picture that is taken. */
export const picture = await sharp({ create: { width: 96, height: 96, channels: 3, background: 'teal' } })
  .jpeg({ quality: 1 })
  .toBuffer()

export async function addPhoto(
  { database, clinic: { company_id, clinic_id } }: World,
  column: `${PicturedTable}_id`,
  { id }: { id: number },
) {
  await database
    .insertInto('photo')
    .values({
      company_id,
      clinic_id,
      [column]: id,
      name: '0123456789abcdef',
      small: picture,
      large: picture,
      created_at: new Date(),
    })
    .execute()
  return { id }
}
