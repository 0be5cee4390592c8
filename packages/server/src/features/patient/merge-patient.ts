import type { Schema } from '@clinic/api'
import { displayName, type PatientInput, patientInputOf } from '@clinic/core/patient'
import { undoUntil } from '@clinic/core/patient-merge'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { refuseTakenIdentity } from '../../domain/patient/create-patient'
import { patientColumns } from '../../domain/patient/patient-columns'
import { normalisePatient, patientValues } from '../../domain/patient/patient-values'
import { changeRow } from '../../use-case/change-row'
import type { Call, Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { mergeObstacle, patientsHere } from './merge-obstacle'
import { lockPatients } from './merge-pair'
import { moveRows } from './move-rows'
import { patientMergeRows } from './patient-merge-rows'

/** Makes of two patients one: the duplicate is closed, and everything of them is the survivor's. */
export const mergePatient: UseCase<'mergePatient'> = (call) =>
  withIdempotency(call, (tx) => {
    const { caller, path, body, now } = call
    const pair = { survivor_id: path.id, duplicate_id: body.duplicate_id }
    if (pair.survivor_id === pair.duplicate_id)
      throw new Refusal(422, 'checkFields', { fields: { duplicate_id: 'mergeItself' } })
    return changeRow(tx, caller, {
      table: 'patient',
      id: path.id,
      read: () => patientOf(tx, caller, path.id),
      lockOwner: async () => (await lockPatients(tx, caller, pair)).duplicate,
      move: { to: ({ status }) => (status === 'merged' ? null : status), refusal: 'patientMerged' },
      version: body.version,
      async apply({ before, owner: duplicate }) {
        await closeDuplicate(tx, call)
        await checkMerge(tx, caller, { survivor: before, duplicate })
        const { today } = await clinicDay(tx, caller, now)
        const after = normalisePatient(body.patient, { today })
        await writeMerge(tx, call, { survivor: before, duplicate, after })
        const former = [duplicate.record_number, ...duplicate.former_record_numbers]
        return {
          ...patientValues(after),
          former_record_numbers: JSON.stringify([...before.former_record_numbers, ...former]),
          updated_at: now.toISOString(),
        }
      },
      action: 'merge',
    }).catch(refuseTakenIdentity)
  })

interface Pair {
  survivor: Schema<'Patient'>
  duplicate: Schema<'Patient'>
}

async function checkMerge(tx: Transaction, caller: Caller, { survivor, duplicate }: Pair) {
  const obstacle = await mergeObstacle(tx, caller, [survivor, duplicate])
  if (obstacle === 'deceased') throw new Refusal(409, 'mergeDeceased', { current: { ...survivor } })
  if (obstacle === 'same_time') throw new Refusal(409, 'mergeSameTime', { current: { ...survivor } })
  if (obstacle === 'visit_under_way') {
    const here = await patientsHere(tx, caller, [survivor.id])
    const current = here.length > 0 ? survivor : duplicate
    throw new Refusal(409, 'mergeVisitUnderWay', { current: { ...current }, values: { name: displayName(current) } })
  }
}

/** Before anything moves: the database takes no more rows for the duplicate, and their identity number is free. */
const closeDuplicate = (tx: Transaction, { caller, path, body, now }: Call<'mergePatient'>) =>
  changeRow(tx, caller, {
    table: 'patient',
    id: body.duplicate_id,
    read: () => patientOf(tx, caller, body.duplicate_id),
    move: { to: ({ status }) => (status === 'merged' ? null : 'merged'), refusal: 'patientMerged' },
    version: body.duplicate_version,
    apply: async () => ({ status: 'merged' as const, merged_into: path.id, updated_at: now.toISOString() }),
    action: 'merge',
  })

async function writeMerge(
  tx: Transaction,
  { caller, now }: Call<'mergePatient'>,
  { survivor, duplicate, after }: Pair & { after: PatientInput },
) {
  const { company_id, clinic_id, name } = caller
  const { id } = await tx
    .insertInto('patient_merge')
    .values({
      company_id,
      clinic_id,
      survivor_id: survivor.id,
      duplicate_id: duplicate.id,
      duplicate_status: duplicate.status === 'merged' ? 'inactive' : duplicate.status,
      before: JSON.stringify(patientInputOf(survivor)),
      after: JSON.stringify(after),
      moved: '{}',
      state: 'merged',
      merged_at: now.toISOString(),
      merged_by: name,
      undo_until: undoUntil(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const moved = await moveRows(tx, caller, { from: duplicate.id, to: survivor.id }).catch(refuseSameTime)
  await tx
    .updateTable('patient_merge')
    .set({ moved: JSON.stringify(moved) })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  const written = await patientMergeRows(tx, caller).where('patient_merge.id', '=', id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'create', object: 'patient_merge', object_id: id, after: { ...written, moved } })
}

/** A booking that was made since the obstacles were looked for. */
function refuseSameTime(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'appointment_patient_overlap')
    throw new Refusal(409, 'mergeSameTime')
  throw error
}

const patientOf = (
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  id: number,
): Promise<Schema<'Patient'> | undefined> =>
  tx
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
