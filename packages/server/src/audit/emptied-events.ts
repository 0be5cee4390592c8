import type { AuditEvent } from './chain'

/** Whether the contents of an event were taken out of it: the secret of its seal went with them. */
export const isEmptied = ({ salt, seal }: AuditEvent) => Boolean(seal) && !salt

interface Emptied {
  group: number
  /** Whom the event is about. */
  names: readonly string[]
}

/** Reads a chain: each emptied event must be about somebody who was erased, mostly after it; a reading is recorded late. */
export function emptiedEvents() {
  const all: Emptied[] = []
  const erased = new Set<string>()
  return {
    /** Takes a group, and returns how many of its events are emptied. */
    take({ number, events }: { number: number; events: readonly AuditEvent[] }) {
      const emptied = events.filter(isEmptied)
      all.push(...emptied.map((event) => ({ group: number, names: namesOf(event) })))
      for (const name of events.filter(({ action }) => action === 'erase').flatMap(namesOf)) erased.add(name)
      return emptied.length
    },
    problem() {
      const unexplained = all.find(({ names }) => !names.some((name) => erased.has(name)))
      return (
        unexplained &&
        `the contents of an event in group ${unexplained.group} are gone, and nobody it is about was erased`
      )
    },
  }
}

/** An event from before people were named is about its object. */
const namesOf = ({ people, object, object_id }: AuditEvent) =>
  Object.entries(people ?? (object_id === null ? {} : { [object]: [object_id] })).flatMap(([kind, ids]) =>
    ids.map((id) => `${kind} ${id}`),
  )
