import type { Schema } from '@clinic/api'
import { examinationsOf } from '@clinic/core/odontogram'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import { oralExaminationOf, oralExaminationRows } from '../../domain/oral-examination/oral-examination-rows'
import { isInSight } from '../../domain/patient/is-in-sight'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getOdontogram: UseCase<'getOdontogram'> = async ({ database, caller, now, path, query: { as_of } }) => {
  const patient_id = path.id
  const seen = await patientSeenBy(database, caller, { patient_id, now })
  if (!seen) throw new Refusal(404, 'notFound')
  const [{ today }, rows, examined, treated] = await Promise.all([
    clinicDay(database, caller, now),
    findingRows(database, caller)
      .where('patient_id', '=', patient_id)
      .$if(as_of !== undefined, (findings) => findings.where('at', '<=', as_of ?? ''))
      .execute(),
    oralExaminationRows(database, caller)
      .where('examined.patient_id', '=', patient_id)
      .$if(as_of !== undefined, (examinations) => examinations.where('examined.written_at', '<=', as_of ?? ''))
      .execute(),
    treatedVisits(database, caller, patient_id),
  ])
  const findings = rows.map(findingOf)
  const charted = new Set(findings.map(({ visit }) => visit))
  const oral_examinations = examined.map(oralExaminationOf)
  const entered = new Set([...charted, ...oral_examinations.map(({ visit_id }) => String(visit_id))])
  const visits = treated.map(({ id, ...visit }) => ({
    ...visit,
    visit: String(id),
    isCharted: charted.has(String(id)),
  }))
  const { examinations, isDue, lastVisit } = examinationsOf(visits, today)
  return {
    patient: seen.patient,
    findings,
    oral_examinations,
    visits: visits
      .filter(({ visit }) => entered.has(visit))
      .map(
        (visit): Schema<'OdontogramVisit'> => ({
          visit: visit.visit,
          date: visit.date,
          doctor_name: visit.doctor_name,
          is_examination: examinations.includes(visit),
        }),
      ),
    examination: examinations.at(-1)?.visit ?? null,
    needs_examination: isDue,
    last_visit: lastVisit,
  }
}

/** A patient of the clinic; for an assistant, one who is here today. */
function patientSeenBy(database: Database, caller: Caller, { patient_id, now }: { patient_id: number; now: Date }) {
  const { company_id, clinic_id } = caller
  return database
    .selectFrom('patient')
    .select(appointmentPatient.as('patient'))
    .where((eb) => eb.and({ company_id, clinic_id, id: patient_id }))
    .where(isInSight(caller, now))
    .executeTakeFirst()
}

/** The visits in which the patient was treated or something was entered or examined, the earliest first. */
const treatedVisits = (database: Database, { company_id, clinic_id }: Caller, patient_id: number) =>
  database
    .selectFrom('visit')
    .leftJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .select(['visit.id', 'visit.queue_date as date', 'doctor.display_name as doctor_name'])
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.patient_id', '=', patient_id)
    .where((eb) =>
      eb.or([
        eb('visit.outcome', 'is not', null),
        sql<boolean>`exists (select from odontogram_finding as found where found.company_id = visit.company_id
          and found.clinic_id = visit.clinic_id and found.visit_id = visit.id)`,
        sql<boolean>`exists (select from oral_examination as examined where examined.company_id = visit.company_id
          and examined.clinic_id = visit.clinic_id and examined.visit_id = visit.id)`,
      ]),
    )
    .orderBy('visit.queue_date')
    .orderBy('visit.id')
    .execute()
