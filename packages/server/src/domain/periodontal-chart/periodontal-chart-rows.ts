import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The periodontal charts of the clinic, as they are shown; discarded ones too. */
export const periodontalChartRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('periodontal_chart as charted')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'charted.company_id')
        .onRef('visit.clinic_id', '=', 'charted.clinic_id')
        .onRef('visit.id', '=', 'charted.visit_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .select(['charted.id', 'charted.patient_id', 'charted.visit_id', 'visit.queue_date as date'])
    .select(['doctor.display_name as doctor_name', 'charted.state', 'charted.content', 'charted.written_by'])
    .select(['charted.written_at', 'charted.version'])
    .where('charted.company_id', '=', company_id)
    .where('charted.clinic_id', '=', clinic_id)

/** Everything charted in a visit, the last one last: a new chart begins after one was discarded, and in a reopened visit. */
export const periodontalChartsOfVisit = (
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  visit_id: number,
) => periodontalChartRows(database, caller).where('charted.visit_id', '=', visit_id).orderBy('charted.id').execute()
