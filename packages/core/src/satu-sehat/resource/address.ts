import type { Schema } from '@clinic/api'
import type { Address } from '@medplum/fhirtypes'
import { areaCodesOf } from '../../area'

type SentAddress = Pick<Schema<'Address'>, 'street' | 'city' | 'postcode' | 'area_code'>

/** An address with its area codes, without the extension where it has none. */
export function addressOf({ street, city, postcode, area_code }: SentAddress, use: 'home' | 'work'): Address {
  const area = areaCodesOf(area_code)
  return {
    use,
    line: [street],
    city,
    ...(postcode !== '' && { postalCode: postcode }),
    country: 'ID',
    ...(area && {
      extension: [
        {
          url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/administrativeCode',
          extension: (['province', 'city', 'district', 'village'] as const).map((url) => ({
            url,
            valueCode: area[url],
          })),
        },
      ],
    }),
  }
}

/** Ways to reach somebody, without those that are empty. */
export const telecomOf = <Way extends { value?: string }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ value }) => value !== undefined && value !== '')
