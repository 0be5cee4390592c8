import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import { consentKey } from '../consent-of-visit'
import { type KnownIds, patientKey, stepResources } from '../step-resources'
import type { VisitRecord } from '../visit-record'
import { doctorKey, organizationKey, roomKey } from './identify'
import { idsOf } from './known-ids'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** The numbers that a service gave to what a visit tells and refers to, by our own keys. Throws `MappingFault`. */
export const idsOfVisit = (
  database: Database,
  clinic: Clinic,
  { client, record }: { client: string; record: VisitRecord },
) =>
  idsOf(database, clinic, {
    client,
    visit_id: record.visit.id,
    keys: [
      organizationKey(clinic),
      patientKey(record),
      consentKey(record),
      ...(record.doctor ? [doctorKey(record.doctor.id)] : []),
      ...(record.room ? [roomKey(record.room.id)] : []),
      // of the patient, and so told with an earlier visit, maybe
      ...stepResources('allergy_intolerance', record, nobody).map(({ key }) => key),
    ],
  })

const nobody = { organization_id: '', doctor: '', room: '', idOf: () => undefined }

/** The same as the resources of the visit take them. A number that is found later is taken too. */
export const knownOf = (
  record: VisitRecord,
  { ids, organization_id }: { ids: ReadonlyMap<string, string>; organization_id: string },
): KnownIds => ({
  organization_id,
  doctor: ids.get(doctorKey(record.doctor?.id ?? 0)) ?? '',
  room: ids.get(roomKey(record.room?.id ?? 0)) ?? '',
  idOf: (key) => ids.get(key),
})
