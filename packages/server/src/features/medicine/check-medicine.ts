import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Answers 404 for a medicine that the clinic does not keep. */
export async function checkMedicine(database: Database, { company_id, clinic_id }: Caller, id: number) {
  const medicine = await database
    .selectFrom('medicine')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!medicine) throw new Refusal(404, 'notFound')
}
