import type { Schema } from '@clinic/api'
import { addressLine } from '@clinic/core/patient'
import { sql } from 'kysely'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import { movementReason } from '../../domain/medicine/movement-reason'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { boundsOf, controlledMovements } from './controlled-movements'

/** The register: where each narcotic or psychotropic came from, and to whom it went. */
export const listControlledMovement: UseCase<'listControlledMovement'> = async ({ database, caller, now, query }) => {
  const { period, medicine_id, category, ...page } = query
  const { begins, ends } = await boundsOf(database, { caller, now }, period)
  const movements = controlledMovements(database, caller, { begins, ends })
    .leftJoin('medicine_batch', (join) =>
      join
        .onRef('medicine_batch.company_id', '=', 'moved.company_id')
        .onRef('medicine_batch.clinic_id', '=', 'moved.clinic_id')
        .onRef('medicine_batch.id', '=', 'moved.batch_id'),
    )
    .leftJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'medicine_transaction.company_id')
        .onRef('supplier.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('supplier.id', '=', 'medicine_transaction.supplier_id'),
    )
    .leftJoin('prescription', (join) =>
      join
        .onRef('prescription.company_id', '=', 'medicine_transaction.company_id')
        .onRef('prescription.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('prescription.id', '=', 'medicine_transaction.prescription_id'),
    )
    .leftJoin('note', (join) =>
      join
        .onRef('note.company_id', '=', 'medicine_transaction.company_id')
        .onRef('note.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('note.id', '=', 'medicine_transaction.note_id'),
    )
    .leftJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'medicine_transaction.company_id')
        .onRef('visit.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('visit.id', '=', 'medicine_transaction.visit_id'),
    )
    .leftJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'medicine_transaction.company_id')
        .onRef('patient.clinic_id', '=', 'medicine_transaction.clinic_id')
        .on(sql<boolean>`patient.id = coalesce(prescription.patient_id, visit.patient_id)`),
    )
    .select(['moved.id', 'moved.medicine_id', 'moved.quantity'])
    .select(['moved.balance', 'moved.recorded_by', 'moved.recorded_at'])
    .select(['moved.transaction_id', 'medicine_batch.expires_on', movementReason(sql`moved.quantity`).as('reason')])
    .select((eb) => [
      eb.ref('medicine_batch.lot').$notNull().as('lot'),
      eb.ref('medicine_transaction.kind').$notNull().as('kind'),
      eb.ref('medicine_transaction.note').$notNull().as('note'),
      eb.ref('medicine_transaction.invoice_number').$notNull().as('invoice_number'),
      'supplier.name as supplier_name',
    ])
    .select([sql<string>`coalesce(medicine_transaction.number, '')`.as('number'), 'patient.address'])
    .select(sql<string | null>`coalesce(prescription.signer_name, note.signer_name)`.as('doctor_name'))
    .select(
      sql<Schema<'AppointmentPatient'> | null>`case when patient.id is not null then ${appointmentPatient} end`.as(
        'patient',
      ),
    )
    .$if(medicine_id !== undefined, (rows) => rows.where('moved.medicine_id', '=', medicine_id ?? 0))
    .$if(category !== undefined, (rows) => rows.where('moved.category', '=', category ?? 'narcotic'))
  const { rows, ...found } = await list(database, movements, page, {
    searchColumn: sql`lower(concat_ws(' ', moved.name, medicine_batch.lot, medicine_transaction.number,
      supplier.name, patient.search))`,
    sort: { id: [] },
    defaultSort: 'id',
    id: 'moved.id',
  })
  return {
    ...found,
    rows: rows.map(({ address, ...row }) => ({
      ...row,
      patient_address: address === null ? '' : addressLine(address),
    })),
  }
}
