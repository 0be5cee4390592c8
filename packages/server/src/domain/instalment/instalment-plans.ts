import type { Schema } from '@clinic/api'
import { standingOf } from '@clinic/core/instalment'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { owed } from '../invoice/invoice-cards'

/** The instalment plans of the clinic; `planOf` makes of each what the contract shows. */
export const instalmentPlans = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('instalment_plan')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'instalment_plan.company_id')
        .onRef('invoice.clinic_id', '=', 'instalment_plan.clinic_id')
        .onRef('invoice.id', '=', 'instalment_plan.invoice_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['instalment_plan.id', 'instalment_plan.invoice_id', 'instalment_plan.state', 'instalment_plan.amount'])
    .select(['instalment_plan.terms', 'instalment_plan.reason', 'instalment_plan.created_at'])
    .select(['instalment_plan.created_by', 'instalment_plan.version'])
    .select([invoiceNumber.as('invoice_number'), owed.as('owed'), appointmentPatient.as('patient')])
    .where('instalment_plan.company_id', '=', company_id)
    .where('instalment_plan.clinic_id', '=', clinic_id)

// what is owed was issued, and has a number
const invoiceNumber = sql<string>`invoice.number`

type Row = Omit<Schema<'InstalmentPlan'>, 'terms' | 'due_on' | 'late'> & { terms: Schema<'InstalmentTermInput'>[] }

/** A plan as it stands on a day of the clinic. */
export const planOf = (row: Row, today: string): Schema<'InstalmentPlan'> => ({ ...row, ...standingOf(row, today) })
