import sharp from 'sharp'
import { openAlways } from '../sample-times'
import type { SampleCalls, World } from '../sample-world'

export const calls = {
  getInformation: async () => ({}),
  getBackup: async () => ({}),
  updateInformation: async ({ information }) => ({ body: await information() }),
  getClinicImage: async (world) => {
    await addClinicImage(world)
    return { path: { kind: 'logo' } }
  },
  setClinicImage: async () => ({ path: { kind: 'stamp' }, body: picture }),
  removeClinicImage: async (world) => {
    await addClinicImage(world)
    return { path: { kind: 'logo' } }
  },
  getOpeningHours: async () => ({}),
  // never closed, for another sample of the same clinic may book tomorrow
  updateOpeningHours: async ({ openingVersion }) => ({
    body: { week: openAlways, special_dates: [], version: await openingVersion() },
  }),
} satisfies Partial<SampleCalls>

const picture = await sharp({ create: { width: 96, height: 48, channels: 4, background: 'teal' } })
  .webp()
  .toBuffer()

/** The logo of the clinic, whether it has one or not. */
export async function addClinicImage({ database, clinic: { company_id, clinic_id } }: World) {
  await database
    .insertInto('clinic_image')
    .values({
      company_id,
      clinic_id,
      kind: 'logo',
      name: '0123456789abcdef',
      width: 96,
      height: 48,
      small: picture,
      large: picture,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'clinic_id', 'kind']).doNothing())
    .execute()
}
