import { photoName } from '../../domain/photo/photo-name'
import type { FindPictured } from './photos-of'

/** The card shows who is insured. */
export const findPolicy: FindPictured = async (database, { company_id, clinic_id }, id) => {
  const policy = await database
    .selectFrom('patient_policy')
    .select(['patient_id', photoName('patient_policy').as('photo')])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .$if(database.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  return policy && { photo: policy.photo, people: { patient: [policy.patient_id] } }
}
