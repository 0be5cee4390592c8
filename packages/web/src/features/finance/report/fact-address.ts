import type { Schema } from '@clinic/api'
import type { ReportSubject } from '@clinic/core/report'

/** The page of the record behind a fact. */
export function factAddress(subject: ReportSubject, { opens_id, is_deposit, patient, day }: Schema<'ReportFact'>) {
  switch (subject) {
    case 'payment':
      return `/clinic/finance/${is_deposit ? 'deposit' : 'payment'}/${opens_id}/receipt`
    case 'visit':
    case 'diagnosis':
    case 'procedure':
      return `/clinic/patient/${patient?.id}/visit?visit=${opens_id}`
    case 'utilisation':
      // planned time belongs to no patient: the week of the shift shows it
      return patient ? `/clinic/patient/${patient.id}/visit?visit=${opens_id}` : `/clinic/doctor-schedule?week=${day}`
    case 'appointment':
      return `/clinic/patient/${patient?.id}`
    case 'expense':
      return `/clinic/finance/expense/${opens_id}`
    case 'purchase':
    case 'consumption':
      return `/clinic/medicine-transaction/${opens_id}`
    default:
      return `/clinic/finance/invoice/${opens_id}`
  }
}
