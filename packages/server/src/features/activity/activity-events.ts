import type { Schema } from '@clinic/api'
import contract from '@clinic/api/contract'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type Kind = Schema<'ActivityKind'>
type Action = Schema<'ActivityAction'>
type ActivityObject = Schema<'ActivityObject'>

/** What is asked for; `from` and `until` are moments. */
interface Asked {
  kind: Kind
  action: Action | undefined
  object: ActivityObject | undefined
  object_id: number | undefined
  /** The ids a patient has and had. */
  patients: readonly number[] | undefined
  from: string | undefined
  until: string | undefined
}

/** The events of the clinic that are no readings, as they are stored. */
export const activityEvents = (database: Database, { company_id, clinic_id }: Caller, asked: Asked) =>
  database
    .selectFrom('audit_event')
    .select(['group_number', 'position', 'at', 'user_name', 'role', 'ip', 'action', 'object', 'object_id'])
    .select(['before', 'after', 'reason', 'people'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(isOfKind[asked.kind])
    .where((eb) =>
      eb.and([
        ...(asked.from ? [eb('at', '>=', asked.from)] : []),
        ...(asked.until ? [eb('at', '<', asked.until)] : []),
        ...(asked.action ? [isNamed('action', asked.action, actions)] : []),
        ...(asked.object ? [isObject(asked.object)] : []),
        ...(asked.object_id ? [eb('object_id', '=', asked.object_id)] : []),
        ...(asked.patients ? [eb.or(asked.patients.map(isOfPatient))] : []),
      ]),
    )

// word for word as in the indexes, which hold these events alone
const isOfKind: Readonly<Record<Kind, ReturnType<typeof sql<SqlBool>>>> = {
  change: sql<SqlBool>`action not in ('read', 'query', 'export') and object <> 'session' and not (action = 'refuse' and object = 'user')`,
  export: sql<SqlBool>`action = 'export'`,
  sign_in: sql<SqlBool>`object = 'session'`,
  refusal: sql<SqlBool>`action = 'refuse' and object = 'user'`,
}

const actions: readonly string[] = contract.components.schemas.ActivityAction.enum
const objects: readonly string[] = contract.components.schemas.ActivityObject.enum

/** The word of the contract for an action; events are kept for longer than words. */
export const actionOf = (action: string) => wordIn(actions, action) as Action

/** The same for an object. Visiting dentists are rows of the table of dentists, with an engagement. */
export const objectOf = (object: string, row: object | null) =>
  (object === 'doctor' && row && 'engagement' in row ? 'doctor_external' : wordIn(objects, object)) as ActivityObject

const wordIn = (words: readonly string[], word: string) => (words.includes(word) ? word : 'other')

const isObject = (object: ActivityObject) =>
  object === 'doctor' || object === 'doctor_external'
    ? sql<SqlBool>`object = 'doctor' and coalesce(after, before) -> 'engagement' is ${sql.raw(object === 'doctor' ? '' : 'not')} null`
    : isNamed('object', object, objects)

const isNamed = (column: 'action' | 'object', word: string, words: readonly string[]) =>
  word === 'other'
    ? sql<SqlBool>`${sql.ref(column)} <> all(${words}::text[])`
    : sql<SqlBool>`${sql.ref(column)} = ${word}`

const isOfPatient = (id: number) => sql<SqlBool>`people @> ${JSON.stringify({ patient: [id] })}::jsonb`
