import type { Schema } from '@clinic/api'
import type { Organization } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { ownIdentifier } from '../codes/system'
import { addressOf, telecomOf } from './address'

export type SentClinic = Pick<
  Schema<'Information'>,
  'code' | 'name' | 'address' | 'city' | 'postcode' | 'area_code' | 'phone' | 'email' | 'website'
>

/** A clinic as a part of the organization that the ministry registered. */
export const organizationResource = (
  clinic: SentClinic,
  { organization_id }: { organization_id: string },
): Organization => ({
  resourceType: 'Organization',
  identifier: [{ use: 'official', ...ownIdentifier('organization', { organization_id, value: clinic.code }) }],
  active: true,
  type: [
    conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/organization-type',
      code: 'dept',
      display: 'Hospital Department',
    }),
  ],
  name: clinic.name,
  telecom: telecomOf([
    { system: 'phone', use: 'work', value: clinic.phone },
    { system: 'email', use: 'work', value: clinic.email },
    { system: 'url', use: 'work', value: clinic.website },
  ]),
  address: [addressOf({ ...clinic, street: clinic.address }, 'work')],
  partOf: { reference: `Organization/${organization_id}` },
})
