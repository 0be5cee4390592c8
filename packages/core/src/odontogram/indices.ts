import type { Finding } from './finding'
import { isCrown } from './finding-code'
import { allTeeth, isPrimary, kindOf, type Tooth } from './tooth'

/** Decayed, missing and filled permanent teeth, each tooth once. */
export interface Dmft {
  d: number
  m: number
  f: number
  total: number
}

/** Decayed, extracted and filled primary teeth, each tooth once. */
export interface Deft {
  d: number
  e: number
  f: number
  total: number
}

/** DMF-T of what holds now. Third molars count unless the clinic counts 28 teeth. */
export function dmftOf(now: readonly Finding[], { counted = 32 }: { counted?: 28 | 32 } = {}): Dmft {
  const { decayed, lost, filled } = tally(
    allTeeth.filter((tooth) => !isPrimary(tooth) && (counted === 32 || !tooth.endsWith('8'))),
    { now, standing: standingPermanent },
  )
  return { d: decayed, m: lost, f: filled, total: decayed + lost + filled }
}

/** def-t of what holds now, for a patient of an age in whole years: what has shed does not count. */
export function deftOf(now: readonly Finding[], { age }: { age: number }): Deft {
  const standing = (tooth: Tooth, findings: readonly Finding[]) =>
    standingPrimary(tooth, { findings, isShed: hasShed(tooth, age) })
  const { decayed, lost, filled } = tally(allTeeth.filter(isPrimary), { now, standing })
  return { d: decayed, e: lost, f: filled, total: decayed + lost + filled }
}

type Standing = 'decayed' | 'lost' | 'filled' | undefined

function tally(
  teeth: readonly Tooth[],
  { now, standing }: { now: readonly Finding[]; standing: (tooth: Tooth, findings: readonly Finding[]) => Standing },
) {
  const count = { decayed: 0, lost: 0, filled: 0 }
  for (const tooth of teeth) {
    const on = now.filter((finding) => finding.teeth.includes(tooth))
    const found = standing(tooth, on)
    if (found) count[found] += 1
  }
  return count
}

function standingPermanent(tooth: Tooth, findings: readonly Finding[]): Standing {
  if (hasCode(findings, 'car') || hasCariousRoot(findings)) return 'decayed'
  if (isLostByCaries(findings)) return 'lost'
  return isFilled(tooth, findings) ? 'filled' : undefined
}

function standingPrimary(
  tooth: Tooth,
  { findings, isShed }: { findings: readonly Finding[]; isShed: boolean },
): Standing {
  if (hasCode(findings, 'car')) return 'decayed'
  if (hasCariousRoot(findings) || (isLostByCaries(findings) && !isShed)) return 'lost'
  return isFilled(tooth, findings) ? 'filled' : undefined
}

const hasShed = (tooth: Tooth, age: number) => age >= (kindOf(tooth) === 'incisor' ? 8 : 12)

const hasCode = (findings: readonly Finding[], wanted: Finding['code']) => findings.some(({ code }) => code === wanted)

const hasCariousRoot = (findings: readonly Finding[]) =>
  findings.some(({ code, cause = 'unknown' }) => code === 'rrx' && (cause === 'caries' || cause === 'unknown'))

const isLostByCaries = (findings: readonly Finding[]) =>
  findings.some(({ code, cause }) => code === 'mis' && cause === 'caries')

const countsAsFilled: readonly string[] = ['amf', 'cof', 'gif', 'tif', 'inl', 'onl']

/** A crown on an implant or on an abutment of a bridge treats no decay. */
function isFilled(tooth: Tooth, findings: readonly Finding[]) {
  const carries = findings.some(
    ({ code, abutments }) =>
      code === 'ipx' || code === 'abu' || code === 'mis' || code === 'non' || abutments?.includes(tooth),
  )
  return findings.some(({ code }) => countsAsFilled.includes(code) || (isCrown(code) && !carries))
}
