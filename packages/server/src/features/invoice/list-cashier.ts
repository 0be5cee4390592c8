import type { Database } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { cardsOf } from '../../domain/invoice/cards-of'
import { invoiceCards } from '../../domain/invoice/invoice-cards'
import type { Caller, UseCase } from '../../use-case/contract'

export const listCashier: UseCase<'listCashier'> = async ({ database, caller, now }) => {
  const { today } = await clinicDay(database, caller, now)
  const visits = await finishedVisits(database, { caller, today })
  const found = await invoiceCards(database, caller)
    .where('invoice.visit_id', '=', ({ fn, val }) => fn.any(val(visits.map(({ visit_id }) => visit_id))))
    .where('invoice.state', 'not in', ['discarded', 'void'])
    .execute()
  const invoices = new Map((await cardsOf(database, caller, found)).map((card) => [card.visit_id, card]))
  return { rows: visits.map((visit) => ({ ...visit, invoice: invoices.get(visit.visit_id) ?? null })) }
}

/** Those of today, as on the board, and those of a day before whose invoice nobody settled: midnight lets nobody go. */
const finishedVisits = (database: Database, { caller, today }: { caller: Caller; today: string }) =>
  database
    .selectFrom('visit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .leftJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .select(['visit.id as visit_id', 'visit.version as visit_version', 'visit.queue_number'])
    .select([appointmentPatient.as('patient'), 'doctor.display_name as doctor_name'])
    .select('visit.state_since as finished_at')
    .where('visit.company_id', '=', caller.company_id)
    .where('visit.clinic_id', '=', caller.clinic_id)
    .where('visit.state', '=', 'finished')
    .where((eb) =>
      eb.or([
        eb('visit.queue_date', '=', today),
        eb.exists(
          eb
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef('invoice.company_id', '=', 'visit.company_id')
            .whereRef('invoice.clinic_id', '=', 'visit.clinic_id')
            .whereRef('invoice.visit_id', '=', 'visit.id')
            .where('invoice.state', 'in', ['draft', 'issued', 'partly_paid']),
        ),
      ]),
    )
    .orderBy('visit.state_since')
    .orderBy('visit.id')
    .execute()
