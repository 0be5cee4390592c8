import { drawArrivals } from './calendar'
import { drawPerson, type Person, type Surroundings } from './person'
import type { Random } from './random'

export interface DemoPatient {
  person: Person
  created_at: string
}

interface Clientele extends Surroundings {
  now: Date
  count: number
  unusualPeople: readonly Partial<Person>[]
}

/** Draws the patients of a clinic, in the order they came. */
export function drawPatients(random: Random, { now, count, unusualPeople, ...around }: Clientele): DemoPatient[] {
  const known = [...unusualPeople, bornToday(around.today, 28), bornToday(around.today, 44)]
  const every = Math.floor(count / known.length)
  return drawArrivals(random, { today: around.today, now, count }).map((created_at, index) => ({
    person: drawPerson(
      random,
      { ...around, serial: around.serial + index },
      index % every === 0 ? known[index / every] : {},
    ),
    created_at,
  }))
}

/** With a multiple of four years there is such a day on 29 February too. */
const bornToday = (today: string, years: number) => ({
  date_of_birth: `${Number(today.slice(0, 4)) - years}${today.slice(4)}`,
})
