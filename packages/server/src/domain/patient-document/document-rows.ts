import type { Schema } from '@clinic/api'
import { documentKindsOf } from '@clinic/core/patient-document'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { isInSight } from '../patient/is-in-sight'
import { photoName } from '../photo/photo-name'

/** The pictures and papers that the caller sees. */
export const documentRows = (database: Database | Transaction, caller: Caller, now: Date) => {
  const { company_id, clinic_id, role } = caller
  return database
    .selectFrom('patient_document')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'patient_document.company_id')
        .onRef('patient.clinic_id', '=', 'patient_document.clinic_id')
        .onRef('patient.id', '=', 'patient_document.patient_id'),
    )
    .select(['patient_document.id', 'patient_document.patient_id', 'patient_document.visit_id'])
    .select(['patient_document.kind', 'patient_document.taken_on', 'patient_document.teeth'])
    .select(['patient_document.remark', 'patient_document.width', 'patient_document.height'])
    .select(['patient_document.state', removal.as('removed'), photoName('patient_document').as('photo')])
    .select(['patient_document.created_at', 'patient_document.created_by', 'patient_document.version'])
    .where('patient_document.company_id', '=', company_id)
    .where('patient_document.clinic_id', '=', clinic_id)
    .where('patient_document.kind', 'in', documentKindsOf(role))
    .where(isInSight(caller, now))
}

const removal = sql<
  Schema<'PatientDocument'>['removed']
>`case when patient_document.state = 'removed' then jsonb_build_object(
  'reason', patient_document.remove_reason, 'by', patient_document.removed_by,
  'at', to_char(patient_document.removed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`
