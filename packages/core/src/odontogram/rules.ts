import type { Finding, FindingCode, Item } from './finding'
import { codeTraits, isCrown, isDenture, isFilling, isOnSurface, isOverTeeth } from './finding-code'
import type { Problem } from './problem'
import type { Surface } from './surface'
import type { Tooth } from './tooth'

interface State {
  /** The codes that may stand beside it. */
  takes: readonly FindingCode[]
  /** The codes that end it. */
  endedBy: readonly FindingCode[]
}

const gone: State = { takes: ['ipx', 'prd', 'fld', 'pon', 'dia'], endedBy: ['mis', 'non'] }

/** States of a whole tooth, which clear what they do not take. ipx and pon make a tooth missing first. */
const states: Partial<Readonly<Record<FindingCode, State>>> = {
  mis: gone,
  non: gone,
  une: { takes: ['imx', 'imv'], endedBy: ['mis', 'non', 'une', 'pre', 'sou', 'ipx', 'pon'] },
  rrx: { takes: ['nvt', 'rct', 'prd', 'fld'], endedBy: ['mis', 'non', 'rrx', 'ipx', 'pon'] },
}

/** The codes that stay when a state is entered, besides those it takes. */
const outlasts: Partial<Readonly<Record<FindingCode, readonly FindingCode[]>>> = {
  une: ['dia'],
  rrx: ['per', 'mig', 'rot', 'imx', 'imv', 'dia'],
}

const crownTakes: readonly FindingCode[] = ['nvt', 'rct', 'abu', 'car']

/** The codes that replace each other on the same tooth, where neither is a state nor on a surface. */
const replacedBy: Partial<Readonly<Record<FindingCode, readonly FindingCode[]>>> = {
  rct: ['nvt'],
  imx: ['imv'],
  imv: ['imx'],
  pre: ['une'],
  pon: ['abu'],
  abu: ['pon'],
}

/** Codes that may stand beside `sou`. */
const besideSound: readonly FindingCode[] = ['dia', 'mig', 'rot', 'per', 'abu', 'prd', 'fld']

export const isGone = (code: FindingCode): boolean => code === 'mis' || code === 'non'

/** Whether a tooth is missing or absent. */
export const isAbsent = (present: readonly Finding[]): boolean => present.some(({ code }) => isGone(code))

/** Returns the reason why a code cannot be added to a tooth with other findings. */
export function refusalOf(
  { code }: Pick<Item, 'code'>,
  { tooth, present }: { tooth: Tooth; present: readonly Finding[] },
): Problem | undefined {
  for (const { code: by } of present) {
    const refusal = refusedBeside(code, { by, tooth, present })
    if (refusal) return refusal
  }
  return undefined
}

function refusedBeside(
  code: FindingCode,
  { by, tooth, present }: { by: FindingCode; tooth: Tooth; present: readonly Finding[] },
): Problem | undefined {
  const state = states[by]
  if (state) {
    const takes = isGone(by) ? [...state.takes, ...onImplant(present)] : state.takes
    if (takes.includes(code) || state.endedBy.includes(code)) return undefined
    return { code: 'takesOnly', params: { tooth, finding: code, by, codes: takes } }
  }
  if (isCrown(by) && isOnSurface(code) && code !== 'car')
    return { code: 'takesOnly', params: { tooth, finding: code, by, codes: crownTakes } }
  if (by === 'rct' && code === 'nvt') return { code: 'excluded', params: { tooth, finding: code, by } }
  return undefined
}

/** An implant carries crowns, also those of a bridge. */
const onImplant = (present: readonly Finding[]): readonly FindingCode[] =>
  present.some(({ code }) => code === 'ipx') ? ['fmc', 'poc', 'mpc', 'gmc', 'abu'] : []

/** A finding that gives way, and the surfaces it loses; none where it goes as a whole. */
export interface Replaced<Kept extends Finding = Finding> {
  finding: Kept
  surfaces: readonly Surface[]
}

/** Returns the findings of a layer that a new one replaces. */
export function replacedIn<Kept extends Finding>(layer: readonly Kept[], next: Finding): Replaced<Kept>[] {
  return layer.flatMap((finding) => {
    if (!finding.teeth.some((tooth) => next.teeth.includes(tooth))) return []
    if (isOverTeeth(finding.code) || isOverTeeth(next.code))
      return givesWay(finding, next) ? [{ finding, surfaces: [] }] : []
    return replacedOnTooth(finding, { next, layer })
  })
}

/** Whether a finding gives way where one of the two is over several teeth. */
function givesWay(old: Finding, next: Finding): boolean {
  const pair = `${scopeOf(old)} ${scopeOf(next)}`
  if (pair === 'bridge bridge' || pair === 'denture denture') return true
  if (pair === 'between between') return next.teeth.every((tooth) => old.teeth.includes(tooth))
  if (scopeOf(next) === 'bridge') return old.code === 'pon' || old.code === 'abu'
  const [tooth] = next.teeth
  const isAbutment = tooth !== undefined && old.abutments?.includes(tooth)
  return states[next.code] !== undefined && isAbutment === true
}

const scopeOf = ({ code }: Finding) => (isDenture(code) ? 'denture' : codeTraits[code].scope)

function replacedOnTooth<Kept extends Finding>(
  finding: Kept,
  { next, layer }: { next: Finding; layer: readonly Kept[] },
): Replaced<Kept>[] {
  const whole = [{ finding, surfaces: [] }]
  const [tooth] = next.teeth
  const state = states[next.code]
  if (state) {
    const implant = isGone(next.code) && tooth ? onImplant(layer.filter(({ teeth }) => teeth.includes(tooth))) : []
    const stays = [...state.takes, ...(outlasts[next.code] ?? []), ...implant]
    return stays.includes(finding.code) ? [] : whole
  }
  const shared = finding.surfaces.filter((surface) => next.surfaces.includes(surface))
  if (finding.code === 'sou' || next.code === 'sou') return replacedBySound(finding, { next, shared })
  if (isOnSurface(finding.code) && isOnSurface(next.code))
    return shared.length > 0 && !(next.code === 'car' && isFilling(finding.code)) ? partly(finding, shared) : []
  if (isCrown(next.code))
    return isOnSurface(finding.code) || isCrown(finding.code) || finding.code === 'cfr' ? whole : []
  return finding.code === next.code || replacedBy[next.code]?.includes(finding.code) ? whole : []
}

/** Sound and anything that is wrong exclude each other, where they meet. */
function replacedBySound<Kept extends Finding>(
  finding: Kept,
  { next, shared }: { next: Finding; shared: readonly Surface[] },
): Replaced<Kept>[] {
  const whole = [{ finding, surfaces: [] }]
  const [sound, other] = finding.code === 'sou' ? [finding, next] : [next, finding]
  if (besideSound.includes(other.code)) return []
  if (sound.surfaces.length === 0) return other.code === 'sou' && other.surfaces.length > 0 ? [] : whole
  if (other.surfaces.length > 0) return shared.length > 0 ? partly(finding, shared) : []
  return sound === finding && (isCrown(other.code) || other.code === 'sou') ? whole : []
}

const partly = <Kept extends Finding>(finding: Kept, surfaces: readonly Surface[]): Replaced<Kept>[] => [
  { finding, surfaces: surfaces.length === finding.surfaces.length ? [] : surfaces },
]

/** Returns a layer without the replaced findings. */
export function without<Kept extends Finding>(layer: readonly Kept[], replaced: readonly Replaced[]): Kept[] {
  if (replaced.length === 0) return [...layer]
  const lost = new Map<Finding, readonly Surface[]>(replaced.map(({ finding, surfaces }) => [finding, surfaces]))
  return layer.flatMap((finding) => {
    const surfaces = lost.get(finding)
    if (!surfaces) return [finding]
    if (surfaces.length === 0) return []
    return [{ ...finding, surfaces: finding.surfaces.filter((surface) => !surfaces.includes(surface)) }]
  })
}

type Said = Finding & { is_uncertain: boolean }

/** Whether two findings say the same, but for their surfaces and notes. */
export const saysTheSame = (one: Said, other: Said): boolean =>
  one.code === other.code &&
  one.teeth.join() === other.teeth.join() &&
  one.material === other.material &&
  one.width === other.width &&
  one.direction === other.direction &&
  one.abutments?.join() === other.abutments?.join() &&
  one.cause === other.cause &&
  one.is_uncertain === other.is_uncertain
