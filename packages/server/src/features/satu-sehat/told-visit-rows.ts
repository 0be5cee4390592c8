import type { Schema } from '@clinic/api'
import { rejectionOfReply, stepNames } from '@clinic/core/satu-sehat'
import { type Selectable, sql } from 'kysely'
import type { Database, Tables, Transaction } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import type { Caller } from '../../use-case/contract'

export type StepRow = Selectable<Tables['satu_sehat_step']>

/** The visits of the clinic that are over, without their steps. */
export const toldVisitRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('satu_sehat_visit')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'satu_sehat_visit.company_id')
        .onRef('visit.clinic_id', '=', 'satu_sehat_visit.clinic_id')
        .onRef('visit.id', '=', 'satu_sehat_visit.id'),
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
    .select(['satu_sehat_visit.id', 'satu_sehat_visit.finished_at', 'satu_sehat_visit.state'])
    .select(['satu_sehat_visit.missing', 'satu_sehat_visit.reason', 'satu_sehat_visit.note'])
    .select(['satu_sehat_visit.version', 'visit.doctor_id', 'visit.room_id'])
    .select([appointmentPatient.as('patient'), sql<string>`coalesce(doctor.display_name, '')`.as('doctor_name')])
    .select(sql<'internal' | 'external'>`coalesce(doctor.employment, 'internal')`.as('doctor_employment'))
    .where('satu_sehat_visit.company_id', '=', company_id)
    .where('satu_sehat_visit.clinic_id', '=', clinic_id)

type Row = Omit<Schema<'SatuSehatVisit'>, 'steps' | 'attempts' | 'next_at' | 'rejection'>

/** The steps of visits, in the order in which they are told. */
export async function stepsOfVisits(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  ids: readonly number[],
): Promise<StepRow[]> {
  const rows = await database
    .selectFrom('satu_sehat_step')
    .selectAll()
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('visit_id', 'in', [0, ...ids])
    .execute()
  return rows.sort((one, other) => stepNames.indexOf(one.step) - stepNames.indexOf(other.step))
}

/** The same visits with their steps, as the contract shows them. */
export async function withSteps(database: Database | Transaction, caller: Caller, visits: readonly Row[]) {
  const all = await stepsOfVisits(
    database,
    caller,
    visits.map(({ id }) => id),
  )
  return visits.map((visit): Schema<'SatuSehatVisit'> => {
    const steps = all.filter(({ visit_id }) => visit_id === visit.id)
    return {
      ...visit,
      steps: steps.map(({ step, state }) => ({ step, state })),
      attempts: Math.max(0, ...steps.map(({ attempts }) => attempts)),
      next_at: nextOf(steps),
      rejection: rejectionIn(steps),
    }
  })
}

/** One visit as the contract shows it; nothing where the caller sees none by that id. */
export async function toldVisitById(database: Database | Transaction, caller: Caller, id: number) {
  const row = await toldVisitRows(database, caller).where('satu_sehat_visit.id', '=', id).executeTakeFirst()
  const [visit] = row ? await withSteps(database, caller, [row]) : []
  return visit
}

const nextOf = (steps: readonly StepRow[]) =>
  steps
    .flatMap(({ state, next_at }) => (state === 'retry_wait' && next_at ? [next_at] : []))
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null

/** The first that somebody has to look at. */
function rejectionIn(steps: readonly StepRow[]): Schema<'SatuSehatRejection'> | null {
  const refused = steps.find(({ state }) => state === 'rejected' || state === 'dead')
  if (!refused) return null
  const { step, state, http_status, message, fault, rules } = refused
  const reply = { step, http_status, rule: rules[0] ?? null }
  return { ...reply, message, reference: state === 'dead' ? fault : null, ...rejectionOfReply(reply) }
}
