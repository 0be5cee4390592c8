import type { Schema } from '@clinic/api'
import {
  type Finding,
  type FindingCode,
  type Ohis,
  type OhisReading,
  type OhisScore,
  ohisOf,
  ohisPlaces,
  ohisTeeth,
} from '../odontogram'
import type { OhisMeasure } from './oral-examination.values'

type Scored = Schema<'OhisPlace'>
export type OhisTooth = Schema<'OhisTooth'>

/** One of the six places as it is scored now. */
export interface OhisPlace extends Omit<Scored, 'tooth'> {
  index: OhisTooth
  substitute: OhisTooth
  surface: 'v' | 'l'
  /** The tooth that is scored: the one that has scores, or else the index tooth, or its substitute; null when neither can be. */
  tooth: OhisTooth | null
  /** Why the index tooth and its substitute cannot be scored. */
  lost: { index: FindingCode | null; substitute: FindingCode | null }
}

/** Codes of a tooth whose surface cannot be scored. */
const unscorable: ReadonlySet<FindingCode> = new Set<FindingCode>(['mis', 'non', 'une', 'imx', 'rrx'])

const lostAs = (tooth: string, now: readonly Finding[]): FindingCode | null =>
  now.find(({ teeth, code }) => unscorable.has(code) && teeth.some((each) => each === tooth))?.code ?? null

/** The six places, with the scores given and what the chart says of their teeth. */
export function ohisPlacesOf(scored: readonly Scored[], now: readonly Finding[]): OhisPlace[] {
  const offered = ohisPlaces((tooth) => lostAs(tooth, now) === null)
  return ohisTeeth.map(({ tooth: index, substitute, surface }, number) => {
    const place = scored.find(({ tooth }) => tooth === index || tooth === substitute)
    return {
      index,
      substitute,
      surface,
      tooth: place?.tooth ?? offered[number]?.tooth ?? null,
      lost: { index: lostAs(index, now), substitute: lostAs(substitute, now) },
      debris: place?.debris ?? null,
      calculus: place?.calculus ?? null,
    }
  })
}

/** The scores with one more, or without one. A place without scores is not kept. */
export function withScore(
  scored: readonly Scored[],
  { tooth, measure, score }: { tooth: OhisTooth; measure: OhisMeasure; score: OhisScore | null },
): Scored[] {
  const before = scored.find((each) => each.tooth === tooth) ?? { tooth, debris: null, calculus: null }
  const after = { ...before, [measure]: score }
  const others = scored.filter((each) => each.tooth !== tooth)
  return after.debris === null && after.calculus === null ? others : [...others, after]
}

export const isOhisScore = (value: number | null): value is OhisScore =>
  value === 0 || value === 1 || value === 2 || value === 3

/** OHI-S of the places of which both are scored; nothing below two. */
export const ohisOfScores = (scored: readonly Scored[]): Ohis | null => ohisOf(scored.flatMap(readingOf))

/** How many places have both scores. */
export const countScored = (scored: readonly Scored[]): number => scored.flatMap(readingOf).length

const readingOf = ({ tooth, debris, calculus }: Scored): OhisReading[] =>
  isOhisScore(debris) && isOhisScore(calculus) ? [{ tooth, debris, calculus }] : []
