import { countPeople, type People } from '../audit/people'
import type { Caller } from '../use-case/contract'
import { Refusal } from '../use-case/refusal'

export type ReadingLimit = ReturnType<typeof openReadingLimit>

interface Options {
  now: () => Date
  /** Different people an account may be shown in ten minutes. */
  mostPeople?: number
  /** Rows with data of people an account may take away in an hour. */
  mostExported?: number
}

const tenMinutes = 600_000
const hour = 3_600_000

/**
 * Keeps an account from reading all patients page by page. People it has seen already may be shown again: a calendar that
 * others change is read anew all day. Kept in the memory of this server.
 */
export function openReadingLimit({ now, mostPeople = 5_000, mostExported = 300_000 }: Options) {
  /** The people each account has seen and when, the longest ago first. */
  const seen = new Map<number, Map<string, number>>()
  const exported = new Map<number, { at: number; rows: number }[]>()

  const seenBy = ({ user_id }: Pick<Caller, 'user_id'>) => {
    const people = seen.get(user_id) ?? new Map<string, number>()
    for (const [person, at] of people) {
      if (at > now().getTime() - tenMinutes) break
      people.delete(person)
    }
    return people
  }
  const exportedBy = ({ user_id }: Caller) =>
    (exported.get(user_id) ?? []).filter(({ at }) => at > now().getTime() - hour)

  return {
    /** Refuses an account that has seen too many people, before anything is looked up. */
    check(caller: Caller) {
      const people = seenBy(caller)
      if (people.size < mostPeople) return
      // not as soon as one is forgotten: a tenth of them
      const [freed = now().getTime()] = [...people.values()].slice(people.size - Math.floor(mostPeople * 0.9))
      refuseUntil(freed + tenMinutes)
    },

    count(caller: Caller, people: People | null | undefined) {
      if (countPeople(people) === 0) return
      const known = seenBy(caller)
      for (const [kind, ids] of Object.entries(people ?? {}))
        for (const id of ids) {
          known.delete(`${kind} ${id}`)
          known.set(`${kind} ${id}`, now().getTime())
        }
      // The most recent reader moves to the end: the first are the ones to drop.
      seen.delete(caller.user_id)
      seen.set(caller.user_id, known)
      for (const user_id of seen.keys()) {
        if (seenBy({ user_id }).size > 0) break
        seen.delete(user_id)
      }
    },

    /** Refuses an account that has exported too many rows. */
    checkExport(caller: Caller) {
      const files = exportedBy(caller)
      const [first] = files
      if (first && files.reduce((rows, file) => rows + file.rows, 0) >= mostExported) refuseUntil(first.at + hour)
    },

    countExport(caller: Caller, rows: number) {
      exported.set(caller.user_id, [...exportedBy(caller), { at: now().getTime(), rows }])
    },
  }

  function refuseUntil(again: number): never {
    const retryAfterSeconds = Math.max(1, Math.ceil((again - now().getTime()) / 1000))
    throw new Refusal(429, 'tooMuchRead', { retryAfterSeconds })
  }
}
