import type { Schema } from '@clinic/api'
import type { AnaestheticAgent } from './note.values'

export type AnaesthesiaGiven = Pick<Schema<'Anaesthesia'>, 'agent' | 'millilitres'>

interface Solution {
  /** Of the anaesthetic, mg/mL. */
  strength: number
  /** The highest recommended dose of one visit, mg/kg. */
  perKilogram: number
  /** The highest one of an adult, mg; null where none is recommended. */
  most: number | null
  /** Of adrenaline, mg/mL. */
  adrenaline: number
}

/**
 * What dentists inject. Highest doses: labels approved by the FDA (lidocaine with epinephrine 7 mg/kg and 500 mg, without 4.5 mg/kg and 300 mg;
 * articaine 7 mg/kg; mepivacaine 6.6 mg/kg and 400 mg).
 */
const solutions: Partial<Record<AnaestheticAgent, Solution>> = {
  lidocaine_adrenaline: { strength: 20, perKilogram: 7, most: 500, adrenaline: 1 / 80 },
  lidocaine: { strength: 20, perKilogram: 4.5, most: 300, adrenaline: 0 },
  articaine_adrenaline: { strength: 40, perKilogram: 7, most: null, adrenaline: 1 / 100 },
  mepivacaine: { strength: 30, perKilogram: 6.6, most: 400, adrenaline: 0 },
}

/** Of a healthy adult in one visit, mg. Source: S. Malamed, Handbook of Local Anesthesia. */
const mostAdrenaline = 0.2

/**
 * The most of a solution that is recommended for one visit, in mL with one decimal rounded down, by the weight in kg where it is known; null
 * where nothing limits it.
 */
export function mostMillilitres(agent: AnaestheticAgent, weight: number | null): number | null {
  const solution = solutions[agent]
  if (!solution) return null
  const limits = limitsOf(solution, weight)
  return limits.length === 0 ? null : Math.floor(Math.min(...limits) * 10 + rest) / 10
}

const limitsOf = ({ strength, perKilogram, most, adrenaline }: Solution, weight: number | null) => [
  ...(weight === null ? [] : [(perKilogram * weight) / strength]),
  ...(most === null ? [] : [most / strength]),
  ...(adrenaline === 0 ? [] : [mostAdrenaline / adrenaline]),
]

/** What binary fractions lose. */
const rest = 1e-6

/**
 * Returns what all injections of a visit together exceed, or null: anaesthetics add up, each as its share of its highest dose, and so
 * does adrenaline.
 */
export function anaestheticLimit(
  given: readonly AnaesthesiaGiven[],
  weight: number | null,
): 'anaesthetic' | 'adrenaline' | null {
  const injected = given.flatMap(({ agent, millilitres }) => {
    const solution = solutions[agent]
    return solution ? [{ solution, millilitres: millilitres ?? 0 }] : []
  })
  const shares = injected.map(({ solution, millilitres }) => {
    const limits = limitsOf({ ...solution, adrenaline: 0 }, weight)
    return limits.length === 0 ? 0 : millilitres / Math.min(...limits)
  })
  if (sum(shares) > 1 + rest) return 'anaesthetic'
  const adrenaline = sum(injected.map(({ solution, millilitres }) => solution.adrenaline * millilitres))
  return adrenaline > mostAdrenaline + rest ? 'adrenaline' : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const [lowest, highest] = [0.1, 30]

/** Reads typed millilitres, `1,8` or `1.8`; null for none, undefined for what is no amount between 0.1 and 30 with one decimal. */
export function readMillilitres(text: string): number | null | undefined {
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  const value = /^\d{1,2}(\.\d)?$/.test(written) ? Number(written) : 0
  return value >= lowest && value <= highest ? value : undefined
}
