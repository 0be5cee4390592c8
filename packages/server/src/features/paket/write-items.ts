import type { Writing } from '../../use-case/master'

/** Replaces the contents of a package. */
export async function writeItems({ tx, caller, input, id }: Writing<'Paket'> & { id: number }) {
  const { company_id, clinic_id } = caller
  await tx
    .deleteFrom('paket_item')
    .where((eb) => eb.and({ company_id, clinic_id, paket_id: id }))
    .execute()
  await tx
    .insertInto('paket_item')
    .values(input.items.map((item, position) => ({ ...item, company_id, clinic_id, paket_id: id, position })))
    .execute()
}
