import type { Schema } from '@clinic/api'
import {
  archOf,
  type Cause,
  codeTraits,
  type Entry,
  type EntryProblem,
  type Finding,
  type FindingCode,
  type FindingRow,
  isAbsent,
  isBridge,
  isOverTeeth,
  isProblem,
  type Layers,
  type Proposal,
  propose,
  type Surface,
  type Tooth,
  teethOf,
} from '../odontogram'
import { effectOf } from '../product'
import { icd9cmOf } from './procedure-code'

/** A procedure of a note with what its service says of it. */
interface Performed {
  procedure: Pick<Schema<'NoteProcedure'>, 'tooth' | 'surfaces' | 'jaw' | 'outcome' | 'icd9cm'>
  service: Pick<Schema<'Product'>, 'scope' | 'odontogram_code'> & { icd9cm?: string }
}

export type ProcedureEffect =
  /** It leaves nothing in the chart, is not done, or nobody has said where. */
  | { kind: 'none' }
  | { kind: 'charted' }
  | { kind: 'proposed'; proposal: Proposal }
  /** The chart does not take it. */
  | { kind: 'refused'; entry: Entry; problem: EntryProblem }
  /** It stands over teeth that neither note nor chart names; the line is how its entry begins. */
  | { kind: 'teethMissing'; code: FindingCode; line: string }

/** Returns what a procedure leaves in the chart, and how that is entered: as done here. `done` is what was entered so in this visit. */
export function procedureEffect(
  performed: Performed,
  { layers, done }: { layers: Layers; done: readonly FindingRow[] },
): ProcedureEffect {
  const code = codeOf(performed)
  if (!code) return { kind: 'none' }
  if (isCharted(performed, done)) return { kind: 'charted' }
  const entry = entryOf(code, { performed, layers })
  if (!entry) return { kind: 'teethMissing', code, line: `!${performed.procedure.tooth ?? ''}` }
  const outcome = propose(entry, layers)
  return isProblem(outcome) ? { kind: 'refused', entry, problem: outcome } : { kind: 'proposed', proposal: outcome }
}

/** Whether the chart has what a procedure leaves there; one that leaves nothing is. */
export function isCharted(performed: Performed, done: readonly FindingRow[]): boolean {
  const code = codeOf(performed)
  if (!code) return true
  const { tooth, jaw } = performed.procedure
  const entered = done.filter(
    ({ code: each, teeth }) => each === code && teeth.some((one) => (tooth ? one === tooth : archOf(one) === jaw)),
  )
  const surfaces = surfacesFor(code, performed)
  return entered.length > 0 && surfaces.every((surface) => entered.some((row) => row.surfaces.includes(surface)))
}

/** The finding that a procedure leaves, once it is done and its place is known; null for none. */
function codeOf({ procedure, service }: Performed): FindingCode | null {
  const { tooth, surfaces, jaw, outcome } = procedure
  const isPlaced = {
    tooth: tooth !== null,
    surface: tooth !== null && surfaces.length > 0,
    jaw: jaw !== null,
    mouth: false,
    none: false,
  }
  return outcome === 'done' && isPlaced[service.scope] ? effectOf(service) : null
}

const surfacesFor = (code: FindingCode, { procedure, service }: Performed): readonly Surface[] => {
  if (code === 'fis') return ['o']
  return service.scope === 'surface' ? procedure.surfaces : []
}

function entryOf(
  code: FindingCode,
  { performed, layers }: { performed: Performed; layers: Layers },
): Entry | undefined {
  const { tooth } = performed.procedure
  const over = isOverTeeth(code) ? overTeeth(code, { performed, layers }) : undefined
  const teeth = over?.teeth ?? (tooth && !isOverTeeth(code) ? [tooth] : [])
  if (teeth.length === 0) return undefined
  const cause = code === 'mis' && tooth ? causeOf(tooth, { performed, layers }) : undefined
  const { material, abutments } = over ?? {}
  return {
    mode: 'done_here',
    teeth,
    items: [
      { code, surfaces: surfacesFor(code, performed), ...(material && { material }), ...(abutments && { abutments }) },
    ],
    ...(cause && { cause }),
    isUncertain: false,
    note: '',
  }
}

/** A bridge or denture as it was planned here; else a full denture stands over its arch and a partial one over the gaps. */
function overTeeth(
  code: FindingCode,
  { performed, layers }: { performed: Performed; layers: Layers },
): Pick<Finding, 'teeth' | 'material' | 'abutments'> | undefined {
  const { tooth, jaw } = performed.procedure
  const planned = layers.planned.find(
    (plan) => plan.code === code && plan.teeth.some((each) => (tooth ? each === tooth : archOf(each) === jaw)),
  )
  if (planned || isBridge(code) || !jaw) return planned
  const arch = teethOf('permanent', jaw)
  return { teeth: codeTraits[code].scope === 'arch' ? arch : arch.filter((each) => isGap(each, layers)) }
}

/** A tooth is lost and nothing stands in its place; that of a wisdom tooth is not filled. */
function isGap(tooth: Tooth, { now }: Layers) {
  const present = now.filter(({ teeth }) => teeth.includes(tooth))
  return !tooth.endsWith('8') && isAbsent(present) && !present.some(({ code }) => code === 'ipx' || isBridge(code))
}

/** Why a tooth is lost, as far as the chart or the procedure says it: a root is removed (23.11) for caries. */
function causeOf(tooth: Tooth, { performed, layers }: { performed: Performed; layers: Layers }): Cause | undefined {
  const known = layers.now.find(
    ({ code, teeth, cause }) => (code === 'rrx' || code === 'mis') && teeth.includes(tooth) && cause,
  )
  return known?.cause ?? (icd9cmOf(performed.procedure, performed.service) === '23.11' ? 'caries' : undefined)
}
