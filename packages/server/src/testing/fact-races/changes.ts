import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { otherPatientInput } from '../patient-input'
import { sampleCalls } from '../sample-calls'
import type { Stage } from './stage'

export async function roomInactive(stage: Stage, { room_id }: { room_id: number }) {
  const { body } = await sampleCalls.updateRoom(stage)
  return stage.call('updateRoom', { path: { id: room_id }, body: { ...body, status: 'inactive' } })
}

export function doctorInactive(stage: Stage, { doctor_id }: { doctor_id: number }) {
  return doctorChange(stage, doctor_id, { status: 'inactive' })
}

export async function doctorChange(stage: Stage, doctor_id: number, change: Partial<Schema<'DoctorInput'>>) {
  const { body } = await sampleCalls.updateDoctor(stage)
  const { nik } = await stage.database
    .selectFrom('doctor')
    .select('nik')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: doctor_id }))
    .executeTakeFirstOrThrow()
  return stage.call('updateDoctor', { path: { id: doctor_id }, body: { ...body, nik, ...change } })
}

export async function staffInactive(stage: Stage, staff_id: number) {
  const { body } = await sampleCalls.updateStaff(stage)
  const { nik } = await stage.database
    .selectFrom('staff')
    .select('nik')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: staff_id }))
    .executeTakeFirstOrThrow()
  return stage.call('updateStaff', { path: { id: staff_id }, body: { ...body, nik, status: 'inactive' } })
}

export async function patientInactive(stage: Stage, { patient_id }: { patient_id: number }) {
  const body = { ...otherPatientInput({ first_name: randomUUID() }), status: 'inactive', version: 1 }
  return stage.call('updatePatient', { path: { id: patient_id }, body })
}

export async function productInactive(stage: Stage, id: number) {
  const { body } = await sampleCalls.updateProduct(stage)
  return stage.call('updateProduct', { path: { id }, body: { ...body, status: 'inactive' } })
}

export function clinicChange(change: Partial<Schema<'InformationUpdate'>>) {
  return async (stage: Stage) =>
    stage.call('updateInformation', { body: { ...(await stage.information()), ...change } })
}
