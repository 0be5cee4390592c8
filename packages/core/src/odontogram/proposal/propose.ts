import type { Entry, Finding, FindingCode, Item } from '../finding'
import { isBridge, isFilling, isOverTeeth } from '../finding-code'
import { itemProblem } from '../item-problem'
import type { Problem } from '../problem'
import { isAbsent, isGone, type Replaced, refusalOf, replacedIn, without } from '../rules'
import { inSurfaceOrder, type Surface } from '../surface'
import { archOf, type Tooth } from '../tooth'

/** The findings an entry is checked against: those that hold and those that are planned. */
export interface Layers {
  now: readonly Finding[]
  planned: readonly Finding[]
}

export type Question =
  /** Why the teeth are lost; not known where nobody answers. */
  | { kind: 'cause'; teeth: readonly Tooth[] }
  /** Decay and a filling on one surface: what to enter for either answer. */
  | { kind: 'secondary'; surfaces: readonly Surface[]; asSecondary: readonly Entry[]; asReplacement: readonly Entry[] }
  /** Sound would replace findings. */
  | { kind: 'sound'; replaced: readonly Replaced[] }
  /** Why something was entered in error. */
  | { kind: 'reason'; retracted: readonly Replaced[] }
  /** Whether all these teeth are meant. */
  | { kind: 'all'; teeth: readonly Tooth[] }

export type Notice =
  /** A partial denture that replaces none of its teeth. */
  | { kind: 'noneAbsent'; teeth: readonly Tooth[] }
  /** Teeth under a full denture that are not missing. */
  | { kind: 'teethPresent'; teeth: readonly Tooth[] }
  /** Teeth that the entry makes missing without saying so. */
  | { kind: 'madeMissing'; teeth: readonly Tooth[] }

/** The effect of committing an entry. */
export interface Proposal {
  entry: Entry
  /** The findings it adds, in order, implied missing teeth first; empty for an entry marked as an error. */
  findings: readonly Finding[]
  /** The findings that are replaced, with their surfaces. */
  replaced: readonly Replaced[]
  /** The findings entered in error. */
  retracted: readonly Replaced[]
  questions: readonly Question[]
  notices: readonly Notice[]
}

/** A rule that an entry breaks, and with which of its items. */
export interface EntryProblem extends Problem {
  item: number
}

/** Returns how an entry changes a mouth, or the first item that breaks a rule. */
export function propose(entry: Entry, layers: Layers): Proposal | EntryProblem {
  for (const [item, each] of entry.items.entries()) {
    const found = partsOf(each, entry.teeth).flatMap((teeth) => itemProblem(each, teeth) ?? [])[0]
    const alone = entry.items.length > 1 && item > 0 && entry.items.some(({ code }) => isOverTeeth(code))
    if (found) return { ...found, item }
    if (alone)
      return { code: 'standsAlone', params: { finding: (isOverTeeth(each.code) ? each : entry.items[0])?.code }, item }
  }
  return entry.mode === 'error' ? retraction(entry, layers) : addition(entry, layers)
}

export const isProblem = (outcome: Proposal | EntryProblem): outcome is EntryProblem => 'code' in outcome

/** The teeth of each finding that an item makes. */
function partsOf({ code }: Item, teeth: readonly Tooth[]): readonly (readonly Tooth[])[] {
  if (code === 'fld' && teeth.length > 16)
    return [teeth.filter((tooth) => archOf(tooth) === 'upper'), teeth.filter((tooth) => archOf(tooth) === 'lower')]
  return isOverTeeth(code) ? [teeth] : teeth.map((tooth) => [tooth])
}

interface Work {
  entry: Entry
  /** The findings the entry is checked against, including those it has added so far. */
  layer: readonly Finding[]
  added: readonly Finding[]
  made: readonly Tooth[]
  treated: ReadonlySet<Surface>
}

function addition(entry: Entry, layers: Layers): Proposal | EntryProblem {
  const base = entry.mode === 'planned' ? [...layers.now, ...layers.planned] : layers.now
  let work: Work = { entry, layer: base, added: [], made: [], treated: new Set() }
  const ranked = [...entry.items.entries()].sort(([, one], [, other]) => rankOf(one) - rankOf(other))
  for (const [item, each] of ranked)
    for (const teeth of partsOf(each, entry.teeth)) {
      const next = withItem(work, { item: each, teeth })
      if ('code' in next) return { ...next, item }
      work = next
    }
  const ownLayer = entry.mode === 'planned' ? layers.planned : layers.now
  const changed = merged(work.added.flatMap((finding) => replacedIn(ownLayer, finding)))
  const fulfilled = entry.mode === 'planned' ? [] : fulfilledIn(layers.planned, work.added)
  return {
    entry,
    findings: work.added,
    replaced: [...changed, ...fulfilled],
    retracted: [],
    questions: questionsOf(work, changed),
    notices: noticesOf(work),
  }
}

/** Within one entry a tooth is lost before it gets an implant, and has that before its crown. */
const rankOf = ({ code }: Item) => (isGone(code) ? 0 : Number(code !== 'ipx') + 1)

function withItem(work: Work, { item, teeth }: { item: Item; teeth: readonly Tooth[] }): Work | Problem {
  const finding: Finding = { ...item, teeth }
  const lost = lostFor(finding, work.layer)
  const before = lost.reduce((so, tooth) => withFinding(so, missing(tooth, work.entry)), work)
  const refusal = problemOf(finding, before.layer) ?? contradiction(finding, before)
  if (refusal) return refusal
  const { cause } = work.entry
  const after = withFinding(before, isLoss(finding) && cause ? { ...finding, cause } : finding)
  return { ...after, made: [...before.made, ...lost] }
}

const missing = (tooth: Tooth, { cause }: Entry): Finding => ({
  teeth: [tooth],
  code: 'mis',
  surfaces: [],
  ...(cause && { cause }),
})

const isLoss = ({ code }: Item) => code === 'mis' || code === 'rrx'

/** Returns the teeth that an implant or a pontic stands in place of, as far as they are still there. */
function lostFor(finding: Finding, layer: readonly Finding[]): Tooth[] {
  const { code, teeth, abutments = [] } = finding
  if (code !== 'ipx' && code !== 'pon' && !isBridge(code)) return []
  return teeth.filter((tooth) => !abutments.includes(tooth) && !isAbsent(onTooth(layer, tooth)))
}

/** Returns the problem of a finding with the teeth it is on. */
export function problemOf(finding: Finding, layer: readonly Finding[]): Problem | undefined {
  const { code, teeth, abutments } = finding
  if (isOverTeeth(code) && !isBridge(code)) return undefined
  for (const tooth of teeth) {
    const role = abutments?.includes(tooth) ? 'abu' : 'pon'
    const refusal = refusalOf(abutments ? { code: role } : finding, { tooth, present: onTooth(layer, tooth) })
    if (refusal) return { ...refusal, params: { ...refusal.params, finding: code } }
  }
  return undefined
}

const onTooth = (layer: readonly Finding[], tooth: Tooth) =>
  layer.filter(({ code, teeth }) => teeth.includes(tooth) && !isOverTeeth(code))

/** Two items of one entry exclude each other; a filling over decay is asked about instead. */
function contradiction(finding: Finding, { layer, added }: Work): Problem | undefined {
  const own = replacedIn(layer, finding).find(
    (each) => added.includes(each.finding) && !isTreated(each.finding, finding),
  )
  if (!own) return undefined
  return { code: 'excluded', params: { tooth: finding.teeth[0], finding: finding.code, by: own.finding.code } }
}

const isTreated = (old: Finding, next: Finding) => old.code === 'car' && isFilling(next.code)

function withFinding(work: Work, finding: Finding): Work {
  const all = replacedIn(work.layer, finding)
  const replaced = all.filter((each) => !work.added.includes(each.finding))
  const open = all
    .filter((each) => work.added.includes(each.finding))
    .flatMap(({ finding: decay }) => decay.surfaces.filter((surface) => finding.surfaces.includes(surface)))
  return {
    ...work,
    layer: [...without(work.layer, replaced), finding],
    added: [...work.added, finding],
    treated: new Set([...work.treated, ...open]),
  }
}

/** Each finding once, with all the surfaces it loses. */
function merged<Kept extends Finding>(replaced: readonly Replaced<Kept>[]): Replaced<Kept>[] {
  const lost = new Map<Kept, readonly Surface[]>()
  for (const { finding, surfaces } of replaced) {
    const before = lost.get(finding)
    const isWhole = surfaces.length === 0 || before?.length === 0
    const both = inSurfaceOrder([...(before ?? []), ...surfaces])
    lost.set(finding, isWhole || both.length === finding.surfaces.length ? [] : both)
  }
  return [...lost].map(([finding, surfaces]) => ({ finding, surfaces }))
}

/** Planned work that is done now, or that a lost tooth makes pointless. */
export function fulfilledIn<Kept extends Finding>(
  planned: readonly Kept[],
  added: readonly Finding[],
): Replaced<Kept>[] {
  return planned.flatMap((plan) => {
    const isDone = added.some((done) => isSameWork(plan, done))
    const isMoot = added.some((done) => isGone(done.code) && isPointless(plan, done))
    return isDone || isMoot ? [{ finding: plan, surfaces: [] }] : []
  })
}

const isSameWork = (plan: Finding, done: Finding) =>
  plan.code === done.code &&
  plan.teeth.every((tooth) => done.teeth.includes(tooth)) &&
  plan.surfaces.every((surface) => done.surfaces.includes(surface))

const isPointless = (plan: Finding, { teeth }: Finding) =>
  !isOverTeeth(plan.code) && plan.teeth.every((tooth) => teeth.includes(tooth)) && !stillSensible.includes(plan.code)

/** The codes that may be planned where a tooth is lost. */
const stillSensible: readonly FindingCode[] = ['ipx', 'pon', 'abu', 'fmc', 'poc', 'mpc', 'gmc']

function questionsOf({ entry, added, treated }: Work, replaced: readonly Replaced[]): Question[] {
  const lost = added.filter(({ code }) => code === 'mis').flatMap(({ teeth }) => teeth)
  const isAsked = entry.mode !== 'planned' && entry.cause === undefined && lost.length > 0
  const gone = added.some(({ code, surfaces }) => code === 'sou' && surfaces.length === 0)
    ? replaced.filter(({ finding }) => finding.code !== 'sou' && finding.code !== 'une')
    : []
  return [
    ...(isAsked ? [{ kind: 'cause' as const, teeth: lost }] : []),
    ...(treated.size > 0 ? [secondary(entry, treated)] : []),
    ...(gone.length > 0 ? [{ kind: 'sound' as const, replaced: gone }] : []),
  ]
}

/** Decay under a filling is written after it; a filling that treats decay is an entry after it. */
function secondary(entry: Entry, treated: ReadonlySet<Surface>): Question {
  const decay = entry.items.filter(({ code }) => code === 'car')
  const others = entry.items.filter(({ code }) => code !== 'car')
  return {
    kind: 'secondary',
    surfaces: [...treated],
    asSecondary: [{ ...entry, items: [...others, ...decay] }],
    asReplacement: [
      { ...entry, items: decay },
      { ...entry, items: others },
    ],
  }
}

function noticesOf({ added, layer, made }: Work): Notice[] {
  const notices: Notice[] = made.length > 0 ? [{ kind: 'madeMissing', teeth: made }] : []
  for (const { code, teeth } of added) {
    const present = teeth.filter((tooth) => !isReplaceable(onTooth(layer, tooth)))
    if (code === 'prd' && present.length === teeth.length) notices.push({ kind: 'noneAbsent', teeth })
    if (code === 'fld' && present.length > 0) notices.push({ kind: 'teethPresent', teeth: present })
  }
  return notices
}

/** A denture replaces missing teeth and covers roots. */
const isReplaceable = (present: readonly Finding[]): boolean =>
  isAbsent(present) || present.some(({ code }) => code === 'rrx')

function retraction(entry: Entry, { now, planned }: Layers): Proposal | EntryProblem {
  const retracted: Replaced[] = []
  for (const [item, each] of entry.items.entries())
    for (const teeth of partsOf(each, entry.teeth)) {
      const wrong = [...now, ...planned].find((finding) => isSameFinding(finding, { ...each, teeth }))
      if (!wrong)
        return {
          code: 'nothingToRetract',
          params: { tooth: teeth[0], finding: each.code, surfaces: each.surfaces },
          item,
        }
      const isWhole = each.surfaces.length === wrong.surfaces.length
      retracted.push({ finding: wrong, surfaces: isWhole ? [] : each.surfaces })
    }
  const questions: Question[] = [{ kind: 'reason', retracted }]
  return { entry, findings: [], replaced: [], retracted, questions, notices: [] }
}

const isSameFinding = (finding: Finding, { code, teeth, surfaces }: Finding) =>
  finding.code === code &&
  finding.teeth.join() === teeth.join() &&
  surfaces.every((surface) => finding.surfaces.includes(surface)) &&
  (surfaces.length > 0 || finding.surfaces.length === 0)

/** The layers after an entry, as the next entry of the same line meets them. */
export function layersAfter({ now, planned }: Layers, { entry, findings, replaced, retracted }: Proposal): Layers {
  const gone = [...replaced, ...retracted]
  const left = { now: without(now, gone), planned: without(planned, gone) }
  return entry.mode === 'planned'
    ? { now: left.now, planned: [...left.planned, ...findings] }
    : { now: [...left.now, ...findings], planned: left.planned }
}
