import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import type { Caller } from '../../use-case/contract'

/** The prescriptions of the clinic that may be dispensed or were: signed, neither cancelled nor closed. */
export const standingPrescriptions = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('prescription')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'prescription.company_id')
        .onRef('visit.clinic_id', '=', 'prescription.clinic_id')
        .onRef('visit.id', '=', 'prescription.visit_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'prescription.company_id')
        .onRef('patient.clinic_id', '=', 'prescription.clinic_id')
        .onRef('patient.id', '=', 'prescription.patient_id'),
    )
    .select(['prescription.id', 'prescription.version', 'prescription.visit_id', 'prescription.content'])
    .select(['visit.queue_date as day', appointmentPatient.as('patient')])
    .select((eb) => [
      eb.ref('prescription.state').$castTo<Schema<'DispensedState'>>().as('state'),
      eb.ref('prescription.signer_name').$notNull().as('doctor_name'),
      eb.ref('prescription.signed_at').$notNull().as('signed_at'),
      eb.ref('prescription.signed_with').$notNull().as('signed_with'),
    ])
    .where('prescription.company_id', '=', company_id)
    .where('prescription.clinic_id', '=', clinic_id)
    .where('prescription.state', 'in', ['signed', 'partly_dispensed', 'dispensed'])
