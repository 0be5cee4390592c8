import { addressLine, displayName } from '@clinic/core/patient'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The patient as a letter of now names them. */
export async function addressedPerson(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number,
) {
  const { address, first_name, last_name, ...person } = await tx
    .selectFrom('patient')
    .select(['record_number', 'first_name', 'last_name', 'sex', 'date_of_birth', 'occupation', 'address'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  return {
    ...person,
    name: displayName({ first_name, last_name }),
    address: addressLine(address),
  }
}
