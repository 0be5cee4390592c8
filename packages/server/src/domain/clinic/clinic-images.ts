import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'

interface Clinic {
  company_id: number
  clinic_id: number
}

export type ClinicImages = Record<Schema<'ClinicImageKind'>, Schema<'ClinicImage'>>

/** Which images stand on the papers of a clinic, without their bytes. */
export async function clinicImages(
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
): Promise<ClinicImages> {
  const rows = await database
    .selectFrom('clinic_image')
    .select(['kind', 'name', 'width', 'height'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .execute()
  const images: ClinicImages = { logo: null, stamp: null, signature: null }
  for (const { kind, ...image } of rows) images[kind] = image
  return images
}
