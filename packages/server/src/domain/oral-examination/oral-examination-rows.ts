import type { Schema } from '@clinic/api'
import type { Database, Tables, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

const contentColumns = [
  'occlusion',
  'torus_palatinus',
  'torus_mandibularis',
  'palate',
  'diastema',
  'diastema_place',
  'diastema_width',
  'anomaly',
  'anomaly_teeth',
  'anomaly_shape',
  'others',
  'photo_count',
  'radiograph_dental',
  'radiograph_pa',
  'radiograph_opg',
  'radiograph_ceph',
  'ohis',
] as const satisfies readonly (keyof Tables['oral_examination'] & keyof Schema<'OralExaminationContent'>)[]

/** The examinations of the clinic, the first one first; `oralExaminationOf` makes of each what is shown. */
export const oralExaminationRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('oral_examination as examined')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'examined.company_id')
        .onRef('doctor.clinic_id', '=', 'examined.clinic_id')
        .onRef('doctor.id', '=', 'examined.doctor_id'),
    )
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'examined.company_id')
        .onRef('visit.clinic_id', '=', 'examined.clinic_id')
        .onRef('visit.id', '=', 'examined.visit_id'),
    )
    .select(['examined.id', 'examined.visit_id', 'visit.queue_date as date', 'doctor.display_name as doctor_name'])
    .select(['examined.state', 'examined.written_at', 'examined.version', ...contentColumns])
    .where('examined.company_id', '=', company_id)
    .where('examined.clinic_id', '=', clinic_id)
    .orderBy('visit.queue_date')
    .orderBy('examined.id')

type Row = Awaited<ReturnType<ReturnType<typeof oralExaminationRows>['executeTakeFirstOrThrow']>>

export function oralExaminationOf(row: Row): Schema<'OralExamination'> {
  const { id, visit_id, date, doctor_name, state, written_at, version, ...content } = row
  return { id, visit_id, date, doctor_name, state, content, written_at, version }
}

/** The examinations of a visit; of several, which a reopened visit has, the last one holds. */
export const oralExaminationsOfVisit = async (
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  visit_id: number,
) =>
  (await oralExaminationRows(database, caller).where('examined.visit_id', '=', visit_id).execute()).map(
    oralExaminationOf,
  )
