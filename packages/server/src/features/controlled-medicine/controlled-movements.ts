import type { Schema } from '@clinic/api'
import { daysOfPeriod, momentOf } from '@clinic/core/time'
import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'

interface Bounds {
  /** The first moment that counts; all before it too where there is none. */
  begins?: string
  /** The first moment that does not count any more. */
  ends: string
}

/**
 * The movements of narcotic and psychotropic medicine of the clinic, as `moved`, with the document they belong to. They are found
 * first and the document, which is always there, is joined from the left: a database that knows nothing of its tables yet would try
 * each movement with each medicine and each document.
 */
export const controlledMovements = (
  database: Database,
  { company_id, clinic_id }: RequestContext['caller'],
  { begins, ends }: Bounds,
) =>
  database
    .selectFrom((eb) =>
      eb
        .selectFrom('medicine_movement')
        .innerJoin('company_medicine', (join) =>
          join
            .onRef('company_medicine.company_id', '=', 'medicine_movement.company_id')
            .onRef('company_medicine.id', '=', 'medicine_movement.medicine_id'),
        )
        .selectAll('medicine_movement')
        .select(['company_medicine.name', 'company_medicine.strength'])
        .select(['company_medicine.form', 'company_medicine.unit'])
        .select((of) => of.ref('company_medicine.category').$castTo<Schema<'ControlledCategory'>>().as('category'))
        .where('medicine_movement.company_id', '=', company_id)
        .where('medicine_movement.clinic_id', '=', clinic_id)
        .where('company_medicine.category', 'in', ['narcotic', 'psychotropic'])
        .where('medicine_movement.recorded_at', '<', ends)
        .$if(begins !== undefined, (movements) =>
          movements.where('medicine_movement.recorded_at', '>=', begins ?? ends),
        )
        .offset(0) // keeps it a step of its own
        .as('moved'),
    )
    .leftJoin('medicine_transaction', (join) =>
      join
        .onRef('medicine_transaction.company_id', '=', 'moved.company_id')
        .onRef('medicine_transaction.clinic_id', '=', 'moved.clinic_id')
        .onRef('medicine_transaction.id', '=', 'moved.transaction_id'),
    )
    .select(['moved.name', 'moved.strength', 'moved.form', 'moved.unit', 'moved.category'])

/** The moment a month begins in the clinic, and that at which it is over. */
export async function boundsOf(
  database: Database,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  period: string,
) {
  const { time_zone } = await clinicDay(database, caller, now)
  const { first, last } = daysOfPeriod(period)
  const day = 24 * 3_600_000
  return {
    begins: new Date(momentOf(first, '00:00', time_zone)).toISOString(),
    ends: new Date(momentOf(last, '00:00', time_zone) + day).toISOString(),
  }
}
