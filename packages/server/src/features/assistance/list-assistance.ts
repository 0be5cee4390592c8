import { sql } from 'kysely'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import { ownStaff } from '../../domain/assistance/own-staff'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { assistanceRows } from './assistance-rows'

export const listAssistance: UseCase<'listAssistance'> = async ({ database, caller, query }) => {
  const { state, from, until } = query
  const staff = await ownStaff(database, caller)
  const assistances = assistanceRows(database, caller)
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'assistance.company_id')
        .onRef('visit.clinic_id', '=', 'assistance.clinic_id')
        .onRef('visit.id', '=', 'assistance.visit_id'),
    )
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
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'visit.company_id')
        .onRef('room.clinic_id', '=', 'visit.clinic_id')
        .onRef('room.id', '=', 'visit.room_id'),
    )
    .select(['visit.queue_date', 'doctor.display_name as doctor_name', 'room.name as room_name'])
    .select([appointmentPatient.as('patient'), procedures.as('procedures')])
    .where((eb) =>
      eb.and([
        eb('assistance.staff_id', '=', staff?.id ?? 0),
        ...(state ? [eb('assistance.state', '=', state)] : []),
        ...(from ? [eb('visit.queue_date', '>=', from)] : []),
        ...(until ? [eb('visit.queue_date', '<=', until)] : []),
      ]),
    )
  return list(database, assistances, query, {
    searchColumn: 'patient.search',
    sort: { created_at: ['assistance.created_at'] },
    defaultSort: '-created_at',
    id: 'assistance.id',
  })
}

/** As the dentist signed them last. */
const procedures = sql<string[]>`(
  select coalesce(jsonb_agg(procedure.name order by procedure.id), '[]') from procedure
  where procedure.company_id = visit.company_id and procedure.clinic_id = visit.clinic_id and procedure.visit_id = visit.id
    and procedure.outcome <> 'cancelled'
    and procedure.note_id = (select max(note.id) from note where note.company_id = visit.company_id
      and note.clinic_id = visit.clinic_id and note.visit_id = visit.id and note.state = 'signed'))`
