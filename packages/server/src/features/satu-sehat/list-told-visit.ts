import { type RawBuilder, sql } from 'kysely'
import { isAtStage } from '../../domain/satu-sehat/is-at-stage'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { toldVisitRows, withSteps } from './told-visit-rows'

export const listSatuSehatVisit: UseCase<'listSatuSehatVisit'> = async ({ database, caller, now, query }) => {
  const { state, stage, rule, without_rule, missing, patient_id } = query
  const visits = toldVisitRows(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('satu_sehat_visit.state', '=', state)] : []),
      ...(stage ? [isAtStage(stage, { caller, now })] : []),
      ...(rule ? [isRejectedBy(rule)] : []),
      ...(without_rule ? [isRejectedWithoutRule] : []),
      ...(missing ? [sql<boolean>`satu_sehat_visit.missing @> ${JSON.stringify([{ key: missing }])}::jsonb`] : []),
      ...(patient_id ? [eb('visit.patient_id', '=', patient_id)] : []),
    ]),
  )
  const page = await list(database, visits, query, {
    searchColumn: 'patient.search',
    sort: { finished_at: ['satu_sehat_visit.finished_at'] },
    defaultSort: '-finished_at',
    id: 'satu_sehat_visit.id',
  })
  return { ...page, rows: await withSteps(database, caller, page.rows) }
}

/** In a statement over `satu_sehat_visit`: whether a step of it was refused by a rule. */
export const isRejectedBy = (rule: number) => isRejected(sql`refused.rules @> ${JSON.stringify([rule])}::jsonb`)

const isRejected = (how: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from satu_sehat_step as refused where refused.company_id = satu_sehat_visit.company_id
    and refused.clinic_id = satu_sehat_visit.clinic_id and refused.visit_id = satu_sehat_visit.id
    and refused.state in ('rejected', 'dead') and ${how})`

const isRejectedWithoutRule = isRejected(sql`refused.rules = '[]'::jsonb`)
