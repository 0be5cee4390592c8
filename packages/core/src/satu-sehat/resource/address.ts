import type { Schema } from '@clinic/api'
import type { Address } from '@medplum/fhirtypes'

/** The codes of an area in the ministry of home affairs, of 2, 4, 6 and 10 digits. Addresses keep names only: who sends looks them up. */
export interface AreaCodes {
  province: string
  city: string
  district: string
  village: string
}

/** An address with its area codes, without the extension where they are not known. */
export const addressOf = (
  { street, city, postcode }: Pick<Schema<'Address'>, 'street' | 'city' | 'postcode'>,
  { area, use }: { area: AreaCodes | null; use: 'home' | 'work' },
): Address => ({
  use,
  line: [street],
  city,
  ...(postcode !== '' && { postalCode: postcode }),
  country: 'ID',
  ...(area && {
    extension: [
      {
        url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/administrativeCode',
        extension: (['province', 'city', 'district', 'village'] as const).map((url) => ({ url, valueCode: area[url] })),
      },
    ],
  }),
})

/** Ways to reach somebody, without those that are empty. */
export const telecomOf = <Way extends { value?: string }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ value }) => value !== undefined && value !== '')
