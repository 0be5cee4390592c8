import type { Schema } from '@clinic/api'
import type { Location, LocationPosition } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { ownIdentifier } from '../codes/system'

export type SentRoom = Pick<Schema<'RoomInput'>, 'code' | 'name' | 'note' | 'status'>

/** A room, a part of a clinic. */
export const locationResource = (
  room: SentRoom,
  {
    organization_id,
    clinic_organization_id,
    position,
  }: {
    organization_id: string
    /** The clinic's own id below the organization. */
    clinic_organization_id: string
    /** Where the clinic is; its information does not say. */
    position: LocationPosition | null
  },
): Location => ({
  resourceType: 'Location',
  identifier: [ownIdentifier('location', { organization_id, value: room.code })],
  status: room.status === 'active' ? 'active' : 'inactive',
  name: room.name,
  ...(room.note !== '' && { description: room.note }),
  mode: 'instance',
  physicalType: conceptOf({
    system: 'http://terminology.hl7.org/CodeSystem/location-physical-type',
    code: 'ro',
    display: 'Room',
  }),
  ...(position && { position }),
  managingOrganization: { reference: `Organization/${clinic_organization_id}` },
})
