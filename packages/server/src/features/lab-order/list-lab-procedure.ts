import type { UseCase } from '../../use-case/contract'

const most = 50

export const listLabProcedure: UseCase<'listLabProcedure'> = async ({
  database,
  caller,
  now,
  query: { patient_id },
}) => {
  const { company_id, clinic_id } = caller
  const rows = await database
    .selectFrom('procedure')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'procedure.company_id')
        .onRef('visit.clinic_id', '=', 'procedure.clinic_id')
        .onRef('visit.id', '=', 'procedure.visit_id'),
    )
    .select((eb) => [
      'procedure.id',
      'procedure.visit_id',
      'visit.queue_date as day',
      'procedure.name',
      'procedure.tooth',
      eb.fn.coalesce('procedure.doctor_id', 'visit.doctor_id').as('doctor_id'),
    ])
    .where('procedure.company_id', '=', company_id)
    .where('procedure.clinic_id', '=', clinic_id)
    .where('procedure.patient_id', '=', patient_id)
    .where('procedure.outcome', '<>', 'cancelled')
    .orderBy('visit.queue_date', 'desc')
    .orderBy('procedure.id', 'desc')
    .limit(most)
    .execute()
  const next = await database
    .selectFrom('appointment')
    .select('starts_at')
    .where((eb) => eb.and({ company_id, clinic_id, patient_id }))
    .where('state', 'in', ['booked', 'confirmed'])
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return { rows, next_appointment_at: next?.starts_at ?? null }
}
