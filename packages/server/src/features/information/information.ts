import type { Schema } from '@clinic/api'
import { DatabaseError } from 'pg'
import type { Database, Transaction } from '../../database/schema'
import { checkArea } from '../../domain/area/check-area'
import { clinicImages } from '../../domain/clinic/clinic-images'
import { getOpeningHours, updateOpeningHours } from '../../domain/clinic/opening-hours'
import { changeRow } from '../../use-case/change-row'
import { requireConfirmed } from '../../use-case/confirmation'
import type { Caller, UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { clinicImageUseCases } from './clinic-image'
import { informationColumns as columns } from './information-columns'

type InformationOperation =
  | 'getInformation'
  | 'updateInformation'
  | 'getOpeningHours'
  | 'updateOpeningHours'
  | 'getClinicImage'
  | 'setClinicImage'
  | 'removeClinicImage'

export const informationUseCases: UseCases<InformationOperation> = {
  getInformation: ({ caller, database }) => informationOf(database, caller),

  updateInformation: ({ body, caller, database, now }) =>
    changeRow(database, caller, {
      table: 'clinic',
      id: caller.clinic_id,
      read: (tx) => informationOf(tx, caller),
      version: body.version,
      async apply({ before }) {
        if (before.status === 'active' && body.status === 'inactive') requireConfirmed(caller, now)
        const { version: _, ...entered } = body
        return { ...entered, ...areaOf({ ...before, ...entered }, before), updated_at: now.toISOString() }
      },
      action: 'update',
    }).catch(refuseTakenCode),

  getOpeningHours,
  updateOpeningHours,
  ...clinicImageUseCases,
}

async function informationOf(database: Database | Transaction, caller: Caller) {
  const { company_id, clinic_id } = caller
  const stored = await database
    .selectFrom('clinic')
    .select(columns)
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  return { ...stored, ...(await clinicImages(database, caller)) }
}

/** Its names are those of a city and a province alone; a stored code is not checked again. */
function areaOf({ area_code = '', city, province }: Located, before: Located) {
  if (area_code === before.area_code && city === before.city && province === before.province) return {}
  const checked = checkArea({ area_code, city, province })
  if ('refused' in checked) throw new Refusal(422, 'checkFields', { fields: { area_code: checked.refused } })
  return checked
}

type Located = Pick<Schema<'Information'>, 'area_code' | 'city' | 'province'>

function refuseTakenCode(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'clinic_code_key'
  throw isTaken ? new Refusal(422, 'checkFields', { fields: { code: 'clinicCodeTaken' } }) : error
}
