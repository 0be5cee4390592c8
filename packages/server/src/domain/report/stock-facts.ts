import { type RawBuilder, sql } from 'kysely'
import { type Facts, type Groups, groupOf, timeGroups } from './fact'

interface MovementsCounted {
  /** 1 where what comes in counts, -1 where what goes out does. */
  sign: 1 | -1
  /** Which movements count. */
  where: RawBuilder<boolean>
}

/** Movements of stock at the cost of their batch: what was received, less what was used, is the value on the shelf. */
const stockFacts =
  ({ sign, where }: MovementsCounted): Facts =>
  ({ caller: { company_id, clinic_id }, by, from, until, time_zone }) => {
    const day = sql<string>`(movement.recorded_at at time zone ${time_zone})::date`
    const name = sql<string>`concat_ws(' ', medicine.name, nullif(medicine.strength, ''))`
    const groups: Groups = {
      ...timeGroups(day),
      doctor: { unit: sql`visit.doctor_id` },
      medicine: { unit: sql`movement.medicine_id`, label: name },
      supplier: { unit: sql`movement.supplier_id`, label: sql`supplier.name` },
      kind: { unit: sql`movement.kind` },
    }
    // found first, and joined from the left: a database that knows nothing of its tables yet would try each with each
    return sql`(
      with movement as materialized (
        select moved.*, document.kind, document.number, document.supplier_id, document.prescription_id, document.visit_id
        from medicine_movement as moved
        join medicine_transaction as document on document.company_id = moved.company_id
          and document.clinic_id = moved.clinic_id and document.id = moved.transaction_id
        where moved.company_id = ${company_id} and moved.clinic_id = ${clinic_id}
          and moved.recorded_at >= ${from}::timestamp at time zone ${time_zone}
          and moved.recorded_at < (${until}::date + 1)::timestamp at time zone ${time_zone} and ${where}
      )
      select movement.id, ${day} as day, ${groupOf(groups, by)}, ${name} as title, coalesce(movement.number, '') as detail,
        visit.patient_id, ${sql.lit(sign)} * movement.quantity * batch.unit_cost as amount, movement.transaction_id as opens_id
      from movement
      left join medicine_batch as batch on batch.company_id = movement.company_id and batch.clinic_id = movement.clinic_id
        and batch.id = movement.batch_id
      left join company_medicine as medicine on medicine.company_id = movement.company_id and medicine.id = movement.medicine_id
      left join supplier on supplier.company_id = movement.company_id and supplier.clinic_id = movement.clinic_id
        and supplier.id = movement.supplier_id
      left join prescription on prescription.company_id = movement.company_id and prescription.clinic_id = movement.clinic_id
        and prescription.id = movement.prescription_id
      left join visit on visit.company_id = movement.company_id and visit.clinic_id = movement.clinic_id
        and visit.id = coalesce(movement.visit_id, prescription.visit_id))`
  }

/** What suppliers brought. */
export const purchaseFacts = stockFacts({ sign: 1, where: sql`document.kind = 'receipt'` })

/** What was dispensed, used, adjusted, sent back to its supplier or to another clinic, or missing at a count; what was found, or came from another clinic, is taken off. */
export const consumptionFacts = stockFacts({ sign: -1, where: sql`document.kind <> 'receipt'` })
