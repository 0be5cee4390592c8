import type { Database } from '../../database/schema'
import type { Tenant } from './receipt-link-rows'

/** The head of a paper: whose it is, with its logo written out, because the reader has no account to fetch it with. */
export async function publicClinic(database: Database, { company_id, clinic_id }: Tenant) {
  const { city, address, ...clinic } = await database
    .selectFrom('clinic')
    .select(['name', 'address', 'city', 'phone', 'time_zone'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const logo = await database
    .selectFrom('clinic_image')
    .select(['width', 'height', 'small'])
    .where((eb) => eb.and({ company_id, clinic_id, kind: 'logo' }))
    .executeTakeFirst()
  return {
    ...clinic,
    address: [address, city].filter(Boolean).join(', '),
    logo: logo
      ? {
          address: `data:image/webp;base64,${Buffer.from(logo.small).toString('base64')}`,
          width: logo.width,
          height: logo.height,
        }
      : null,
  }
}
