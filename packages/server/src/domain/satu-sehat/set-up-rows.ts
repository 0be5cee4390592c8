import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { treatsHere } from '../doctor/treats-here'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** The rooms of a clinic that SATUSEHAT has to know. */
export const roomsToSetUp = (database: Database, { company_id, clinic_id }: Clinic) =>
  database
    .selectFrom('room')
    .select(['id', 'code', 'name', 'note', 'status'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .orderBy('id')
    .execute()

/** The dentists of a clinic whom SATUSEHAT has to know. */
export const dentistsToSetUp = (database: Database, { company_id, clinic_id }: Clinic) =>
  database
    .selectFrom('doctor')
    .select(['id', 'display_name', 'employment', 'nik'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(treatsHere)
    .orderBy('id')
    .execute()
