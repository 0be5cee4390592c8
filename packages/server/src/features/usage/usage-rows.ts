import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import type { Caller } from '../../use-case/contract'

/** The documents of what treatments used, with the patient and who signed. */
export const usageRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('medicine_transaction')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'medicine_transaction.company_id')
        .onRef('visit.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('visit.id', '=', 'medicine_transaction.visit_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .innerJoin('note', (join) =>
      join
        .onRef('note.company_id', '=', 'medicine_transaction.company_id')
        .onRef('note.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('note.id', '=', 'medicine_transaction.note_id'),
    )
    .select(['medicine_transaction.id', 'medicine_transaction.number', 'medicine_transaction.stages'])
    .select(['medicine_transaction.version', 'medicine_transaction.created_at', 'medicine_transaction.updated_at'])
    .select(['visit.id as visit_id', 'visit.queue_date as day', appointmentPatient.as('patient')])
    .select((eb) => [
      eb.ref('medicine_transaction.state').$castTo<Schema<'UsageState'>>().as('state'),
      eb.ref('medicine_transaction.proposed').$notNull().as('proposed'),
      eb.ref('note.signer_name').$notNull().as('doctor_name'),
    ])
    .where('medicine_transaction.company_id', '=', company_id)
    .where('medicine_transaction.clinic_id', '=', clinic_id)
    .where('medicine_transaction.kind', '=', 'usage')
