import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import { ownDoctor } from '../../domain/appointment/appointment-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'

/** After so many months the list says that somebody was long not here. */
const monthsAway = 6

/** In a statement over `patient`: whether somebody is in a group that people work through. */
export function isInGroup(group: Schema<'PatientGroup'>, { caller, now }: RequestContext): RawBuilder<boolean> {
  switch (group) {
    case 'treated_by_me':
      return sql`exists (select ${treated} and visit.doctor_id = ${ownDoctor(caller)})`
    case 'owing':
      return sql`exists (select from invoice where invoice.company_id = patient.company_id and invoice.clinic_id = patient.clinic_id
        and invoice.patient_id = patient.id and invoice.state in ('issued', 'partly_paid')
        and (select sum(entry.amount) from ledger_entry as entry where entry.company_id = invoice.company_id
          and entry.clinic_id = invoice.clinic_id and entry.invoice_id = invoice.id and entry.account = 'receivable') > 0)`
    case 'not_seen':
      return sql`(select max(visit.queue_date) ${treated}) < (${todayIn(caller, now)} - make_interval(months => ${monthsAway}))::date`
    case 'alert':
      return sql`exists (select from medical_alert where medical_alert.company_id = patient.company_id
        and medical_alert.clinic_id = patient.clinic_id and medical_alert.patient_id = patient.id and medical_alert.state = 'active')`
    case 'birthday':
      return sql`date_part('month', patient.date_of_birth) = date_part('month', ${todayIn(caller, now)})`
    case 'no_identity':
      return sql`patient.identity_number = ''`
  }
}

const treated = sql`from visit where visit.company_id = patient.company_id and visit.clinic_id = patient.clinic_id
  and visit.patient_id = patient.id and visit.state in ('finished', 'checked_out')`
