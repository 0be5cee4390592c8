import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

type Tenant = Pick<Caller, 'company_id' | 'clinic_id'>

/** The approvals of the clinic, as the contract shows them. */
export const approvals = (database: Database | Transaction, { company_id, clinic_id }: Tenant) =>
  database
    .selectFrom('approval')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'approval.company_id')
        .onRef('invoice.clinic_id', '=', 'approval.clinic_id')
        .onRef('invoice.id', '=', 'approval.invoice_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['approval.id', 'approval.invoice_id', 'approval.state', 'approval.discount', 'approval.gross'])
    .select(['approval.limit_percent', 'approval.reason', 'approval.answer', 'approval.requested_at'])
    .select(['approval.requested_by', 'approval.decided_at', 'approval.decided_by', 'approval.version'])
    .select(['invoice.day', appointmentPatient.as('patient')])
    .where('approval.company_id', '=', company_id)
    .where('approval.clinic_id', '=', clinic_id)

/** The last one that was asked for on an invoice, or null. */
export const lastApproval = async (
  database: Database | Transaction,
  caller: Tenant,
  invoice_id: number,
): Promise<Schema<'Approval'> | null> => {
  const ofInvoice = approvals(database, caller).where('approval.invoice_id', '=', invoice_id)
  return (await ofInvoice.orderBy('approval.id', 'desc').limit(1).executeTakeFirst()) ?? null
}
