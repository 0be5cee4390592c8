import type { UseCase } from '../../use-case/contract'

export const listTransferClinic: UseCase<'listTransferClinic'> = ({ database, caller: { company_id, clinic_id } }) =>
  database
    .selectFrom('clinic')
    .select(['id', 'name'])
    .where('company_id', '=', company_id)
    .where('id', '<>', clinic_id)
    .orderBy('name')
    .orderBy('id')
    .execute()
