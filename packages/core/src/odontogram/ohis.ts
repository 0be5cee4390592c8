import type { Surface } from './surface'
import type { Tooth } from './tooth'

export type OhisScore = 0 | 1 | 2 | 3

/** The six index teeth, the surface that is scored, and the tooth that stands in where the first is absent. */
export const ohisTeeth = [
  { tooth: '16', substitute: '17', surface: 'v' },
  { tooth: '11', substitute: '21', surface: 'v' },
  { tooth: '26', substitute: '27', surface: 'v' },
  { tooth: '36', substitute: '37', surface: 'l' },
  { tooth: '31', substitute: '41', surface: 'v' },
  { tooth: '46', substitute: '47', surface: 'l' },
] as const satisfies readonly { tooth: Tooth; substitute: Tooth; surface: Surface }[]

export interface OhisReading {
  tooth: Tooth
  debris: OhisScore
  calculus: OhisScore
}

export interface Ohis {
  debris: number
  calculus: number
  index: number
  grade: 'good' | 'fair' | 'poor'
}

/** Returns the tooth scored today for each index tooth: itself, its substitute, or none. */
export const ohisPlaces = (isPresent: (tooth: Tooth) => boolean) =>
  ohisTeeth.map(({ tooth, substitute, surface }) => ({
    surface,
    tooth: [tooth, substitute].find(isPresent) ?? null,
  }))

/** OHI-S of the teeth scored, to one decimal; nothing below two. A place is scored once, on the index tooth before its substitute. */
export function ohisOf(readings: readonly OhisReading[]): Ohis | null {
  const scored = ohisTeeth.flatMap(
    ({ tooth, substitute }) =>
      readings.find((each) => each.tooth === tooth) ?? readings.find((each) => each.tooth === substitute) ?? [],
  )
  if (scored.length < 2) return null
  const sum = (name: 'debris' | 'calculus') => scored.reduce((total, reading) => total + reading[name], 0)
  const [debris, calculus] = [sum('debris'), sum('calculus')]
  // Graded as it is shown: a sum of rounded parts could say 1.2 and fair.
  const index = rounded((debris + calculus) / scored.length)
  return {
    debris: rounded(debris / scored.length),
    calculus: rounded(calculus / scored.length),
    index,
    grade: gradeOf(index),
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

function gradeOf(index: number): Ohis['grade'] {
  if (index <= 1.2) return 'good'
  return index <= 3 ? 'fair' : 'poor'
}
