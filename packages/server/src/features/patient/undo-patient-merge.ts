import type { Schema } from '@clinic/api'
import { patientInputOf } from '@clinic/core/patient'
import { restoredPatient } from '@clinic/core/patient-merge'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { patientColumns } from '../../domain/patient/patient-columns'
import { patientValues } from '../../domain/patient/patient-values'
import { changeRow } from '../../use-case/change-row'
import type { Call, Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { patientsHere } from './merge-obstacle'
import { lockPatients } from './merge-pair'
import { moveRowsBack } from './move-rows'
import { patientMergeRows } from './patient-merge-rows'

/** Makes two patients of one again. What was entered after the merge stays with the survivor. */
export const undoPatientMerge: UseCase<'undoPatientMerge'> = (call) => {
  const { database, caller, path, body, now } = call
  return changeRow(database, caller, {
    table: 'patient_merge',
    id: path.id,
    read: (tx) => patientMergeRows(tx, caller).where('patient_merge.id', '=', path.id).executeTakeFirst(),
    lockOwner: (tx, { survivor_id, duplicate }) =>
      lockPatients(tx, caller, { survivor_id, duplicate_id: duplicate.id }),
    move: { to: ({ state }) => (state === 'merged' ? 'undone' : null), refusal: 'mergeUndone' },
    version: body.version,
    async apply({ tx, before, owner }) {
      await checkUndo(tx, call, before, owner.survivor)
      await separate(tx, call, owner)
      return { state: 'undone' as const, undone_at: now.toISOString(), undone_by: caller.name }
    },
    action: 'undo',
  }).catch(refuseTakenIdentity)
}

async function checkUndo(
  tx: Transaction,
  { caller, now }: Call<'undoPatientMerge'>,
  merge: Schema<'PatientMerge'>,
  survivor: Schema<'Patient'>,
) {
  const refuse = (sentence: ConstructorParameters<typeof Refusal>[1]) => {
    throw new Refusal(409, sentence, { current: { ...merge } })
  }
  if (now.getTime() > Date.parse(merge.undo_until)) refuse('mergeTooOld')
  if (survivor.status === 'merged') refuse('mergeSurvivorMerged')
  const { company_id, clinic_id } = caller
  const later = await tx
    .selectFrom('patient_merge')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, survivor_id: survivor.id, state: 'merged' }))
    .where('id', '>', merge.id)
    .executeTakeFirst()
  if (later) refuse('mergeLaterFirst')
  if ((await patientsHere(tx, caller, [survivor.id])).length > 0) refuse('mergeUndoVisit')
}

/** The survivor first: their own identity number is the one they had, and the other's is free again. */
async function separate(
  tx: Transaction,
  { caller, path, now }: Call<'undoPatientMerge'>,
  { survivor, duplicate }: Record<'survivor' | 'duplicate', Schema<'Patient'>>,
) {
  const { company_id, clinic_id } = caller
  const { before, after, moved, duplicate_status } = await tx
    .selectFrom('patient_merge')
    .select(['before', 'after', 'moved', 'duplicate_status'])
    .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
    .executeTakeFirstOrThrow()
  const former = [duplicate.record_number, ...duplicate.former_record_numbers]
  await write(tx, caller, survivor, {
    ...patientValues(restoredPatient(patientInputOf(survivor), { before, after })),
    former_record_numbers: JSON.stringify(survivor.former_record_numbers.filter((each) => !former.includes(each))),
    updated_at: now.toISOString(),
  })
  // whoever died meanwhile died as both
  const diedSince = survivor.status === 'deceased' && duplicate_status !== 'deceased'
  const death = diedSince ? { status: 'deceased' as const, deceased_on: survivor.deceased_on } : {}
  await write(tx, caller, duplicate, {
    status: duplicate_status,
    ...death,
    merged_into: null,
    updated_at: now.toISOString(),
  })
  await moveRowsBack(tx, caller, { from: survivor.id, to: duplicate.id, moved })
}

type Values = Partial<ReturnType<typeof patientValues>> & {
  status?: 'active' | 'inactive' | 'deceased'
  deceased_on?: string | null
  merged_into?: null
  former_record_numbers?: string
  updated_at: string
}

async function write(tx: Transaction, caller: Caller, before: Schema<'Patient'>, values: Values) {
  const { company_id, clinic_id } = caller
  const after = await tx
    .updateTable('patient')
    .set({ ...values, version: before.version + 1 })
    .where((eb) => eb.and({ company_id, clinic_id, id: before.id }))
    .returning(patientColumns)
    .executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'undo_merge', object: 'patient', object_id: before.id, before, after })
}

/** Somebody was registered with the number of one of the two while it was free. */
function refuseTakenIdentity(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'patient_identity_key')
    throw new Refusal(409, 'mergeIdentityTaken')
  throw error
}
