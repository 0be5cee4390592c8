import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The services of a consent with their names, in its language; one without an English name has its Indonesian one. */
export async function namedServices(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { services, language }: Pick<Schema<'TreatmentConsentContent'>, 'services' | 'language'>,
): Promise<Schema<'NamedConsentedService'>[]> {
  const products = await tx
    .selectFrom('product')
    .select(['id', 'name', 'name_en'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(
      'id',
      'in',
      services.map(({ product_id }) => product_id),
    )
    .execute()
  const names = new Map(products.map(({ id, name, name_en }) => [id, (language === 'en' && name_en) || name]))
  return services.map((service) => ({ ...service, product_name: names.get(service.product_id) ?? '' }))
}
