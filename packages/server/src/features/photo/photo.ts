import { recordEvent } from '../../audit/record-event'
import type { Database, Transaction } from '../../database/schema'
import { photoName } from '../../domain/photo/photo-name'
import type { Call, Caller, UseCases } from '../../use-case/contract'
import { FileAnswer } from '../../use-case/file-answer'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { encodePhoto } from './encode-photo'

interface Person {
  table: 'doctor' | 'staff' | 'patient'
  /** The column that names the owner. */
  column: 'doctor_id' | 'staff_id' | 'patient_id'
  only?: { employment: 'internal' | 'external' }
}

type AnyCall<Id extends 'get' | 'set' | 'remove'> = Omit<Call<`${Id}DoctorPhoto`>, 'operationId'>

/** Photos have no version: the last one sent wins. */
function photosOf({ table, column, only }: Person) {
  /** Finds the name of a person's current photo, null if there is none; writers wait for each other. */
  async function find(database: Database | Transaction, { company_id, clinic_id }: Caller, id: number) {
    const found = await database
      .selectFrom(table as 'doctor')
      .select(photoName(table).as('photo'))
      .where((eb) => eb.and({ company_id, clinic_id, ...only, id }))
      .$if(database.isTransaction, (query) => query.forUpdate())
      .executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    return found
  }
  const remove = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
    tx
      .deleteFrom('photo')
      .where((eb) => eb.and({ company_id, clinic_id, [column]: id }))
      .execute()

  return {
    async get({ database, caller, path, query }: AnyCall<'get'>) {
      const { company_id, clinic_id } = caller
      await find(database, caller, path.id)
      const size = query.size ?? 'large'
      const photo = await database
        .selectFrom('photo')
        .select(['name', `${size} as bytes`])
        .where((eb) => eb.and({ company_id, clinic_id, [column]: path.id }))
        .executeTakeFirst()
      if (!photo) throw new Refusal(404, 'notFound')
      return new FileAnswer(Buffer.from(photo.bytes), 'image/webp', { etag: `"${photo.name}-${size}"` })
    },

    async set({ database, caller, path, body, now }: AnyCall<'set'>) {
      const { company_id, clinic_id } = caller
      await find(database, caller, path.id)
      const { name, small, large } = await encodePhoto(body) // not while others wait for the transaction
      return transaction(database, async (tx) => {
        const before = await find(tx, caller, path.id)
        await remove(tx, caller, path.id)
        await tx
          .insertInto('photo')
          .values({
            company_id,
            clinic_id,
            doctor_id: null,
            staff_id: null,
            patient_id: null,
            [column]: path.id,
            name,
            small,
            large,
            created_at: now,
          })
          .execute()
        const after = { photo: name }
        recordEvent(tx, caller, { action: 'set_photo', object: table, object_id: path.id, before, after })
        return after
      })
    },

    remove: ({ database, caller, path }: AnyCall<'remove'>) =>
      transaction(database, async (tx) => {
        const before = await find(tx, caller, path.id)
        const after = { photo: null }
        if (before.photo === null) return after
        await remove(tx, caller, path.id)
        recordEvent(tx, caller, { action: 'remove_photo', object: table, object_id: path.id, before, after })
        return after
      }),
  }
}

const doctor = photosOf({ table: 'doctor', column: 'doctor_id', only: { employment: 'internal' } })
const external = photosOf({ table: 'doctor', column: 'doctor_id', only: { employment: 'external' } })
const staff = photosOf({ table: 'staff', column: 'staff_id' })
const patient = photosOf({ table: 'patient', column: 'patient_id' })

export const photoUseCases: UseCases<`${'get' | 'set' | 'remove'}${'Doctor' | 'DoctorExternal' | 'Staff' | 'Patient'}Photo`> =
  {
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
  }
