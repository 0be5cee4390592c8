import { encodeSquare } from '../../domain/photo/encode-square'
import { encodeWhole } from '../../domain/photo/encode-whole'
import { type PicturedTable, photoName } from '../../domain/photo/photo-name'
import type { UseCases } from '../../use-case/contract'

import { findDocument } from './find-document'
import { findExpense, holdExpense } from './find-expense'
import { findPolicy } from './find-policy'
import { type FindPictured, photoOf, photosOf } from './photos-of'

interface Person {
  table: Extract<PicturedTable, 'doctor' | 'staff' | 'patient'>
  only?: { employment: 'internal' | 'external' }
}

const findPerson =
  ({ table, only }: Person): FindPictured =>
  (database, { company_id, clinic_id }, id) =>
    database
      .selectFrom(table as 'doctor')
      .select(photoName(table).as('photo'))
      .where((eb) => eb.and({ company_id, clinic_id, ...only, id }))
      .$if(database.isTransaction, (query) => query.forUpdate())
      .executeTakeFirst()

const ofPerson = (person: Person) => photosOf({ table: person.table, find: findPerson(person), encode: encodeSquare })

/** What is written on a card or a receipt can be read in the large size. */
const encodePaper = (bytes: Buffer) => encodeWhole(bytes, { least: 96, large: 1600, small: 320, webp: { quality: 80 } })

const doctor = ofPerson({ table: 'doctor', only: { employment: 'internal' } })
const external = ofPerson({ table: 'doctor', only: { employment: 'external' } })
const staff = ofPerson({ table: 'staff' })
const patient = ofPerson({ table: 'patient' })
const policy = photosOf({ table: 'patient_policy', find: findPolicy, encode: encodePaper })
const expense = photosOf({ table: 'expense', find: findExpense, hold: holdExpense, encode: encodePaper })

type PicturedName = 'Doctor' | 'DoctorExternal' | 'Staff' | 'Patient' | 'PatientPolicy' | 'Expense'

export const photoUseCases: UseCases<`${'get' | 'set' | 'remove'}${PicturedName}Photo` | 'getPatientDocumentPhoto'> = {
  getDoctorPhoto: doctor.get,
  setDoctorPhoto: doctor.set,
  removeDoctorPhoto: doctor.remove,
  getDoctorExternalPhoto: external.get,
  setDoctorExternalPhoto: external.set,
  removeDoctorExternalPhoto: external.remove,
  getStaffPhoto: staff.get,
  setStaffPhoto: staff.set,
  removeStaffPhoto: staff.remove,
  getPatientPhoto: patient.get,
  setPatientPhoto: patient.set,
  removePatientPhoto: patient.remove,
  getPatientPolicyPhoto: policy.get,
  setPatientPolicyPhoto: policy.set,
  removePatientPolicyPhoto: policy.remove,
  getPatientDocumentPhoto: photoOf({ table: 'patient_document', find: findDocument }),
  getExpensePhoto: expense.get,
  setExpensePhoto: expense.set,
  removeExpensePhoto: expense.remove,
}
