import type { Schema } from '@clinic/api'
import { operationRoles, type RoleName } from '@clinic/core/access'
import type { SatuSehatVisit } from './satu-sehat-query'

export interface Place {
  href: string
  /** Who may change something there. */
  roles: readonly RoleName[]
}

type Fixer = Schema<'SatuSehatRejection'>['fixer']

/** Returns where something about a visit is mended, if there is such a place; with the id of a record where it may be one of several. */
export function placeOf({ id, patient, doctor_id, room_id }: SatuSehatVisit, fixer: Fixer, record: number | null) {
  const places: Record<Fixer, Place | null> = {
    patient: { href: `/clinic/patient/${patient.id}/edit`, roles: operationRoles.updatePatient },
    doctor: masterPlace('doctor', record ?? doctor_id, operationRoles.updateDoctor),
    room: masterPlace('room', record ?? room_id, operationRoles.updateRoom),
    medicine: masterPlace('company-medicine', record, operationRoles.updateCompanyMedicine),
    visit: { href: `/clinic/patient/${patient.id}/visit?visit=${id}`, roles: operationRoles.getSatuSehatVisit },
    clinic: { href: '/clinic/information', roles: operationRoles.updateInformation },
    system: null,
  }
  return places[fixer]
}

/** Without an id the list, where the record is looked for. */
const masterPlace = (base: string, id: number | null, roles: readonly RoleName[]): Place => ({
  href: id === null ? `/clinic/${base}` : `/clinic/${base}/${id}`,
  roles,
})
