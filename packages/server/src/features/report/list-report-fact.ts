import type { Schema } from '@clinic/api'
import { type AliasedRawBuilder, sql } from 'kysely'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import type { Fact } from '../../domain/report/fact'
import { factsOf } from '../../domain/report/facts-of'
import { keyOf } from '../../domain/report/unit'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { checkReport } from './check-report'
import { diagnosisName } from './diagnosis-name'

/** Of the same facts as the figures of the report, so that the two cannot differ. */
export const listReportFact: UseCase<'listReportFact'> = async (call) => {
  const { database, caller, query } = call
  checkReport(query)
  const { key } = query
  const asked: AliasedRawBuilder<Fact, 'fact'> = (await factsOf(call, query)).as('fact')
  const facts = database
    .selectFrom(asked)
    .leftJoin('patient', (join) =>
      join
        .on('patient.company_id', '=', caller.company_id)
        .on('patient.clinic_id', '=', caller.clinic_id)
        .onRef('patient.id', '=', 'fact.patient_id'),
    )
    .select(['fact.id', 'fact.day', 'fact.title', 'fact.detail', 'fact.amount', 'fact.opens_id'])
    .select((query.subject === 'payment' ? sql<boolean>`fact.is_deposit` : sql<boolean>`false`).as('is_deposit'))
    .select(
      sql<Schema<'AppointmentPatient'> | null>`case when patient.id is not null then ${appointmentPatient} end`.as(
        'patient',
      ),
    )
    .$if(key !== undefined, (facts) => facts.where(keyOf(query.by, sql`fact.unit`), '=', key ?? ''))
  const page = await list(database, facts, query, {
    searchColumn: sql`concat_ws(' ', lower(fact.title), patient.search)`,
    sort: { day: ['fact.day'] },
    defaultSort: '-day',
    id: 'fact.id',
  })
  if (query.subject !== 'diagnosis') return page
  return { ...page, rows: page.rows.map((fact) => ({ ...fact, title: diagnosisName(fact.title, caller.language) })) }
}
