import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface Billed {
  invoice_id: number
  visit_id: number
}

/**
 * Writes what was dispensed in a visit on the draft of its invoice: a line of medicine for each line of a prescription, with the sell
 * price of the company. A line that is there already keeps its price and discount. Returns how many lines there are.
 */
export async function billDispensed(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { invoice_id, visit_id }: Billed,
) {
  const dispensed = await dispensedIn(tx, { company_id, clinic_id }, visit_id)
  if (dispensed.length === 0) return 0
  const { next } = await tx
    .selectFrom('invoice_line')
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('invoice_line')
    .values(
      dispensed.map((line, index) => ({
        ...line,
        company_id,
        clinic_id,
        invoice_id,
        position: next + index,
        product_id: null,
        procedure_id: null,
        paket_id: null,
        package_sold_id: null,
        code: '',
        name_en: '',
        category: null,
        icd9cm: '',
        // medicine that is handed out to take home is taxed, treatment is not
        taxable: true,
        discount: null,
        amounts: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'clinic_id', 'invoice_id', 'prescription_id', 'prescription_line'])
        .doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
    )
    .execute()
  return dispensed.length
}

/** What was dispensed in a visit, by line of prescription: the sum of the movements. */
const dispensedIn = (
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  visit_id: number,
) =>
  tx
    .selectFrom('prescription')
    .innerJoin('medicine_transaction', (join) =>
      join
        .onRef('medicine_transaction.company_id', '=', 'prescription.company_id')
        .onRef('medicine_transaction.clinic_id', '=', 'prescription.clinic_id')
        .onRef('medicine_transaction.prescription_id', '=', 'prescription.id'),
    )
    .innerJoin('medicine_movement', (join) =>
      join
        .onRef('medicine_movement.company_id', '=', 'medicine_transaction.company_id')
        .onRef('medicine_movement.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('medicine_movement.transaction_id', '=', 'medicine_transaction.id'),
    )
    .innerJoin('company_medicine', (join) =>
      join
        .onRef('company_medicine.company_id', '=', 'medicine_movement.company_id')
        .onRef('company_medicine.id', '=', 'medicine_movement.medicine_id'),
    )
    .select(['prescription.id as prescription_id', 'medicine_movement.medicine_id'])
    .select((eb) => eb.ref('medicine_movement.prescription_line').$notNull().as('prescription_line'))
    .select(sql<number>`-sum(medicine_movement.quantity)::bigint`.as('quantity'))
    .select(sql<string>`trim(company_medicine.name || ' ' || company_medicine.strength)`.as('name'))
    .select('company_medicine.sell_price as unit_price')
    .where('prescription.company_id', '=', company_id)
    .where('prescription.clinic_id', '=', clinic_id)
    .where('prescription.visit_id', '=', visit_id)
    .groupBy(['prescription.id', 'medicine_movement.medicine_id', 'medicine_movement.prescription_line'])
    .groupBy(['company_medicine.name', 'company_medicine.strength', 'company_medicine.sell_price'])
    .orderBy('prescription.id')
    .orderBy('medicine_movement.prescription_line')
    .execute()
