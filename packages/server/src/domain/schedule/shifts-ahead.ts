import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dayText } from '../../use-case/texts'
import { workerKey } from './working-shifts'
import { worksElsewhere } from './works-elsewhere'

interface Lookup extends RequestContext {
  tx: Transaction
}

interface WorkerChange extends Lookup {
  input: { nik: string; status: string }
  before: { id: number; nik: string; status: string } | undefined
}

type Kind = 'doctor' | 'staff'
const hasShifts = { doctor: 'doctorHasShifts', staff: 'staffHasShifts' } as const

/** Refuses to make a dentist or assistant inactive who still has planned shifts. */
export async function refuseInactiveWithShifts(kind: Kind, { before, input, ...filter }: WorkerChange) {
  if (!before || input.status !== 'inactive' || before.status === 'inactive') return undefined
  const next = await nextShift(filter, `${kind}_id`, before.id)
  if (next) throw refusal('status', hasShifts[kind], { day: dayText(filter.caller.language, next.date) })
  return undefined
}

/** Refuses to take a room out of use that has shifts to come. */
export async function refuseRoomWithShifts({
  before,
  input,
  ...filter
}: Lookup & { input: { status: string }; before: { id: number; status: string } | undefined }) {
  if (!before || input.status !== 'inactive' || before.status === 'inactive') return undefined
  const next = await nextShift(filter, 'room_id', before.id)
  if (next) throw refusal('status', 'roomHasShifts', { day: dayText(filter.caller.language, next.date) })
  return undefined
}

/** Moves the shifts to come to the worker key of the new NIK; past shifts stay as they were. */
export async function followNik(kind: Kind, { tx, caller, now, input, before }: WorkerChange) {
  if (!before || before.nik === input.nik) return
  const { company_id, clinic_id, language } = caller
  const worker_key = workerKey(kind, { clinic_id, id: before.id, nik: input.nik })
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shift ${company_id} ${worker_key}`}, 0))`.execute(tx)
  const { rows } = await sql<{ date: string; clinic: string; is_here: boolean }>`
    select own.date, clinic.name as clinic, other.clinic_id = ${clinic_id} as is_here from shift as own
    join shift as other on other.company_id = own.company_id and other.worker_key = ${worker_key}
      and other.cancelled_at is null and tstzrange(other.starts_at, other.ends_at) && tstzrange(own.starts_at, own.ends_at)
    join clinic on clinic.company_id = other.company_id and clinic.id = other.clinic_id
    where own.company_id = ${company_id} and own.clinic_id = ${clinic_id} and ${sql.ref(`own.${kind}_id`)} = ${before.id}
      and own.cancelled_at is null and own.ends_at > ${now}
    order by is_here desc, own.starts_at limit 1`.execute(tx)
  const [taken] = rows
  if (taken && !taken.is_here) throw worksElsewhere(caller, { field: 'nik', worker_key, day: taken.date })
  if (taken) throw refusal('nik', 'nikWorksAlready', { day: dayText(language, taken.date), clinic: taken.clinic })
  await tx
    .updateTable('shift')
    .set({ worker_key })
    .where((eb) => eb.and({ company_id, clinic_id, [`${kind}_id`]: before.id }))
    .where('ends_at', '>', now.toISOString())
    .execute()
}

const refusal = (
  field: string,
  sentence: (typeof hasShifts)[Kind] | 'roomHasShifts' | 'nikWorksAlready',
  values: Record<string, string>,
) => new Refusal(422, 'checkFields', { fields: { [field]: { sentence, values } } })

const nextShift = (
  { tx, caller: { company_id, clinic_id }, now }: Lookup,
  column: 'doctor_id' | 'staff_id' | 'room_id',
  id: number,
) =>
  tx
    .selectFrom('shift')
    .select('date')
    .where((eb) => eb.and({ company_id, clinic_id, [column]: id }))
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
