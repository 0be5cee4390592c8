import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoPatient } from '../patient'
import type { DemoPhoto } from './draw-photos'

/** The photos of a clinic, after its people and patients. */
export async function insertPhotos(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { photos, patientIds }: { photos: readonly DemoPhoto[]; patientIds: Map<DemoPatient, number | null> },
) {
  const ownersOf = async (table: 'doctor' | 'staff') =>
    tx
      .selectFrom(table as 'doctor')
      .select(['id', 'name', 'created_at'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
  const workers = { doctor: await ownersOf('doctor'), staff: await ownersOf('staff') }
  const ownerOf = (of: DemoPhoto) =>
    of.table === 'patient'
      ? { id: patientIds.get(of.patient), created_at: of.patient.created_at }
      : workers[of.table].find(({ name }) => name === of.name)
  const rows = photos.flatMap((drawn) => {
    const { table, photo } = drawn
    const owner = ownerOf(drawn)
    if (!owner) return []
    const owners = { doctor_id: null, staff_id: null, patient_id: null, [`${table}_id`]: owner.id }
    return [{ company_id, clinic_id, ...owners, created_at: owner.created_at, ...photo }]
  })
  await tx.insertInto('photo').values(rows).execute()
}
