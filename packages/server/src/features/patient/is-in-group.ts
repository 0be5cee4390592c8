import type { Schema } from '@clinic/api'
import { checkUpMonths } from '@clinic/core/recall'
import { type RawBuilder, sql } from 'kysely'
import { ownDoctor } from '../../domain/appointment/appointment-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'

/** In a statement over `patient`: whether somebody is in a group that people work through. */
export function isInGroup(group: Schema<'PatientGroup'>, { caller, now }: RequestContext): RawBuilder<boolean> {
  switch (group) {
    case 'treated_by_me':
      return sql`exists (select ${treated} and visit.doctor_id = ${ownDoctor(caller)})`
    case 'owing':
      return sql`exists (select from invoice where ${ofPatient('invoice')} and invoice.state in ('issued', 'partly_paid')
        and (select sum(entry.amount) from ledger_entry as entry where entry.company_id = invoice.company_id
          and entry.clinic_id = invoice.clinic_id and entry.invoice_id = invoice.id and entry.account = 'receivable') > 0)`
    case 'not_seen':
      return sql`(select max(visit.queue_date) ${treated}) < (${todayIn(caller, now)} - make_interval(months => ${checkUpMonths}))::date`
    case 'alert':
      return sql`exists (select from medical_alert where ${ofPatient('medical_alert')} and medical_alert.state = 'active')`
    case 'birthday':
      return sql`extract(month from patient.date_of_birth) = extract(month from ${todayIn(caller, now)})`
    case 'no_identity':
      return sql`patient.identity_number = ''`
  }
}

const ofPatient = (
  table: 'visit' | 'invoice' | 'medical_alert',
) => sql`${sql.ref(`${table}.company_id`)} = patient.company_id
  and ${sql.ref(`${table}.clinic_id`)} = patient.clinic_id and ${sql.ref(`${table}.patient_id`)} = patient.id`

const treated = sql`from visit where ${ofPatient('visit')} and visit.state in ('finished', 'checked_out')`
