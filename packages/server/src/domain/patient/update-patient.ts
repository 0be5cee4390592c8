import type { Schema } from '@clinic/api'
import { type DeathProblem, deathProblem } from '@clinic/core/patient'
import type { Database, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { clinicDay } from '../clinic/clinic-day'
import { priceListProblem } from '../price-list/price-list-problem'
import { refuseTakenIdentity } from './create-patient'
import { nameIdentityHolder } from './name-identity-holder'
import { patientColumns } from './patient-columns'
import { normalisePatient, patientValues } from './patient-values'

export const updatePatient: UseCase<'updatePatient'> = ({ database, caller, path, body, now }) => {
  const { version, status, deceased_on = null, price_list_id, ...input } = body
  return changePatient(database, caller, {
    id: path.id,
    version,
    status,
    deceased_on,
    price_list_id,
    input,
    now,
  }).catch(nameIdentityHolder({ database, caller }, input))
}

interface Change {
  id: number
  /** The version that was read. */
  version: number
  input: Schema<'PatientInput'>
  status?: Schema<'PatientStatus'>
  /** The day of death; left out it stays. */
  deceased_on?: string | null
  /** The class: left out it stays. */
  price_list_id?: number | null
  now: Date
}

/** Updates a patient of the caller's clinic, unless it was changed meanwhile. */
export const changePatient = (
  database: Database,
  caller: Caller,
  { id, version, input, status, deceased_on, price_list_id, now }: Change,
): Promise<Schema<'Patient'>> =>
  changeRow(database, caller, {
    table: 'patient',
    id,
    read: (tx) => patientOf(tx, caller, id),
    // the status itself is chosen by whoever changes the patient
    move: { to: ({ status }) => (status === 'merged' ? null : status), refusal: 'patientMerged' },
    version,
    async apply({ tx, before }) {
      const { today } = await clinicDay(tx, caller, now)
      const values = patientValues(normalisePatient(input, { today, stored: before.address }))
      if (price_list_id !== undefined)
        await refuseClass(tx, caller, { id: price_list_id, before: before.price_list_id })
      refuseDeath(
        { ...before, ...input, ...(status && { status }), ...(deceased_on !== undefined && { deceased_on }) },
        today,
      )
      return { ...values, status, deceased_on, price_list_id, updated_at: now.toISOString() }
    },
    action: 'update',
  }).catch(refuseTakenIdentity)

function refuseDeath(patient: Parameters<typeof deathProblem>[0], today: string) {
  const problem = deathProblem(patient, { today })
  if (problem) throw new Refusal(422, 'checkFields', { fields: { deceased_on: deathSentences[problem] } })
}

async function refuseClass(tx: Transaction, caller: Caller, chosen: { id: number | null; before: number | null }) {
  const problem = await priceListProblem(tx, caller, { ...chosen, for: 'patient' })
  if (problem) throw new Refusal(422, 'checkFields', { fields: { price_list_id: problem } })
}

const deathSentences: Record<DeathProblem, Sentence> = {
  notDate: 'notDate',
  mustBeEmpty: 'mustBeEmpty',
  beforeBirth: 'deathBeforeBirth',
  inFuture: 'deathInFuture',
}

const patientOf = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
