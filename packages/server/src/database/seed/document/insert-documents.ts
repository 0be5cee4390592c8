import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoDocument } from './draw-documents'

/** Gives the files to grown-up patients whose mouth was charted, all of them to the first, so that there is something to compare. */
export async function insertDocuments(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { documents, today }: { documents: readonly DemoDocument[]; today: string },
) {
  const visits = await tx
    .selectFrom('visit')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .select(['visit.id', 'visit.patient_id', 'visit.queue_date', 'visit.arrived_at', 'doctor.display_name'])
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.outcome', 'is not', null)
    .where('patient.date_of_birth', '<', addDays(today, -20 * 365))
    .where(
      sql<boolean>`visit.id in (select max(found.visit_id) from odontogram_finding as found
        where found.company_id = ${company_id} and found.clinic_id = ${clinic_id} group by found.patient_id)`,
    )
    .orderBy('visit.id')
    .limit(1 + documents.length)
    .execute()
  for (const [index, visit] of visits.entries()) {
    const given = index === 0 ? documents : documents.slice(index - 1, index)
    for (const { kind, teeth, remark, photo } of given) {
      const { width, height, ...picture } = photo
      const { id: patient_document_id } = await tx
        .insertInto('patient_document')
        .values({
          company_id,
          clinic_id,
          patient_id: visit.patient_id,
          visit_id: visit.id,
          kind,
          taken_on: visit.queue_date,
          teeth: JSON.stringify(teeth),
          remark,
          width,
          height,
          created_at: visit.arrived_at,
          created_by: visit.display_name,
          updated_at: visit.arrived_at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('photo')
        .values({ company_id, clinic_id, patient_document_id, ...picture, created_at: new Date(visit.arrived_at) })
        .execute()
    }
  }
}
