import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { emptyEvents } from '../../../audit/empty-events'
import { isPersonKind, type People } from '../../../audit/people'
import { recordEvent } from '../../../audit/record-event'
import type { Transaction } from '../../../database/schema'
import { mergedIds } from '../../../domain/patient/merged-ids'
import { patientColumns } from '../../../domain/patient/patient-columns'
import { refuseStale } from '../../../use-case/change-row'
import type { Caller, UseCase } from '../../../use-case/contract'
import { withIdempotency } from '../../../use-case/idempotency'
import { Refusal } from '../../../use-case/refusal'
import { copiedTables } from '../copy/copied-tables'
import { countRows } from './count-rows'
import { erasedTables } from './erased-tables'

/** Deletes a patient who was never treated and has no accounts. A request that writes about them at the same time waits, and then finds nobody. */
export const erasePatient: UseCase<'erasePatient'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const patient = await lockedPatient(tx, caller, path.id)
    if (patient.status === 'merged') throw new Refusal(409, 'patientMerged', { current: { ...patient } })
    refuseStale({ ...patient }, body.version)
    const ids = await mergedIds(tx, caller, path.id)
    await lock(tx, caller, ids)
    const { goes, stays } = await countRows(tx, caller, ids)
    if (Object.values(stays).some((rows) => rows > 0))
      throw new Refusal(409, 'patientKept', { current: { ...patient } })
    const people = await deleteRows(tx, caller, ids)
    await emptyEvents(tx, caller, people)
    // only the number says who it was
    const { record_number } = patient
    recordEvent(tx, caller, {
      action: 'erase',
      object: 'patient',
      object_id: path.id,
      before: { record_number, ...goes },
      reason: body.reason.trim(),
      people,
    })
    return { erased: goes }
  })

async function lockedPatient(tx: Transaction, caller: Caller, id: number): Promise<Schema<'Patient'>> {
  const { company_id, clinic_id } = caller
  await lock(tx, caller, [id])
  const patient = await tx
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  return patient
}

const lock = (tx: Transaction, { company_id, clinic_id }: Caller, ids: readonly number[]) =>
  tx
    .selectFrom('patient')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes the rows that hang on the patients, and then the patients, and returns all of whom they told; other windows are told of each table. */
async function deleteRows(tx: Transaction, caller: Caller, ids: number[]): Promise<People> {
  const { company_id, clinic_id } = caller
  const people: People = { patient: ids }
  const ofPatients = (table: string) => sql`select id from ${sql.table(table)} as owner
    where owner.company_id = ${company_id} and owner.clinic_id = ${clinic_id} and owner.patient_id = any(${ids}::bigint[])`
  for (const table of erasedTables) {
    const isTheirs = sql.join(
      Object.entries(copiedTables[table].links).map(([owner, column]) =>
        owner === 'patient'
          ? sql`${sql.ref(column)} = any(${ids}::bigint[])`
          : sql`${sql.ref(column)} in (${ofPatients(owner)})`,
      ),
      sql` or `,
    )
    const { rows } = await sql<{ id: number | null }>`delete from ${sql.table(table)}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and (${isTheirs})
      returning ${isPersonKind(table) ? sql`id` : sql`null as id`}`.execute(tx)
    if (rows.length > 0) recordEvent(tx, caller, { action: 'erase', object: table, object_id: null })
    const told = rows.flatMap(({ id }) => id ?? [])
    if (told.length > 0) people[table] = told
  }
  await tx
    .deleteFrom('patient_merge')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where((eb) => eb.or([eb('survivor_id', 'in', ids), eb('duplicate_id', 'in', ids)]))
    .execute()
  await tx
    .deleteFrom('patient')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  return people
}
