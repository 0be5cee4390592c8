import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { momentOf } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { mergedIds } from '../../domain/patient/merged-ids'
import type { Caller, UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { actionOf, activityEvents, objectOf } from './activity-events'
import { differences } from './differences'
import { recordName } from './record-name'

export const listActivity: UseCase<'listActivity'> = async ({ database, caller, now, query }) => {
  const { kind = 'change', action, object, object_id, patient_id, from, until } = query
  const { time_zone } = await clinicDay(database, caller, now)
  const iso = (day: string, time: string) => new Date(momentOf(day, time, time_zone)).toISOString()
  const events = activityEvents(database, caller, {
    kind,
    action,
    object,
    object_id,
    patients: patient_id === undefined ? undefined : await mergedIds(database, caller, patient_id),
    from: from && iso(from, '00:00'),
    until: until && iso(until, '24:00'),
  })
  const page = await list(database, events, query, {
    searchColumn: sql`lower(user_name)`,
    sort: { at: ['at'] },
    defaultSort: '-at',
    id: ['group_number', 'position'],
  })
  const known = await knownPeople(database, caller, page.rows)
  return { ...page, rows: page.rows.map((event) => activityOf(event, known)) }
}

type Event = Awaited<ReturnType<ReturnType<typeof activityEvents>['execute']>>[number]

interface Known {
  /** The names of the patients there are. */
  patients: ReadonlyMap<number, string>
  registrations: ReadonlySet<number>
  bookingRequests: ReadonlySet<number>
}

function activityOf(event: Event, { patients, registrations, bookingRequests }: Known): Schema<'Activity'> {
  const { before, after } = event
  const people = peopleOf(event)
  const [registration = null] = people.registrations
  const isErased =
    event.action !== 'erase' &&
    (people.patients.some((id) => !patients.has(id)) ||
      people.registrations.some((id) => !registrations.has(id)) ||
      people.bookingRequests.some((id) => !bookingRequests.has(id)))
  const isCounted = event.action === 'export' || event.action === 'refuse'
  const shown = isErased || isCounted ? { fields: [], left_out: 0 } : differences(before, after)
  const row = after ?? before
  return {
    // a group never has as many events
    id: event.group_number * 1_000_000 + event.position,
    at: event.at,
    user_name: event.user_name,
    role: event.role,
    ip: event.ip,
    action: actionOf(event.action),
    object: objectOf(event.object, row),
    object_id: event.object_id,
    name: isErased || event.object === 'patient' ? null : recordName(row),
    patients: people.patients.flatMap((id) => {
      const name = patients.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    registration_id: isErased ? null : registration,
    reason: isErased ? null : event.reason,
    rows: isCounted ? numberOf(after?.rows ?? after?.count) : null,
    is_erased: isErased,
    ...shown,
  }
}

/** Whose data an event holds. Those of an export are not shown; an event from before there were names of people is of its object. */
function peopleOf({ action, object, object_id, people }: Event) {
  if (action === 'export') return { patients: [], registrations: [], bookingRequests: [] }
  const own = (kind: string) => (object === kind && object_id !== null ? [object_id] : [])
  const named = (kind: string) => [...new Set([...(people?.[kind] ?? []), ...own(kind)])]
  return {
    patients: named('patient'),
    registrations: named('registration'),
    bookingRequests: named('booking_request'),
  }
}

/** Which of the people of a page there still are. */
async function knownPeople(
  database: Database,
  { company_id, clinic_id }: Caller,
  events: readonly Event[],
): Promise<Known> {
  const all = events.map(peopleOf)
  const [patients, registrations, bookingRequests] = await Promise.all([
    database
      .selectFrom('patient')
      .select(['id', 'first_name', 'last_name'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where('id', 'in', atLeastOne(all.flatMap((people) => people.patients)))
      .execute(),
    database
      .selectFrom('registration')
      .select('id')
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where('id', 'in', atLeastOne(all.flatMap((people) => people.registrations)))
      .execute(),
    database
      .selectFrom('booking_request')
      .select('id')
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where('id', 'in', atLeastOne(all.flatMap((people) => people.bookingRequests)))
      .execute(),
  ])
  return {
    patients: new Map(patients.map((patient) => [patient.id, displayName(patient)])),
    registrations: new Set(registrations.map(({ id }) => id)),
    bookingRequests: new Set(bookingRequests.map(({ id }) => id)),
  }
}

/** A list that no row is in, where there is nobody to look for. */
const atLeastOne = (ids: readonly number[]) => (ids.length > 0 ? [...new Set(ids)] : [0])

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
