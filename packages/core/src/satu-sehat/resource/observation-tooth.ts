import type { Observation, ObservationComponent } from '@medplum/fhirtypes'
import {
  dentureMaterials,
  type FindingRow,
  findingCodes,
  inChartOrder,
  inSurfaceOrder,
  isSupernumerary,
  type Surface,
  type Tooth,
} from '../../odontogram'
import { conceptOf } from '../codes/coding'
import { componentCodes, type FindingMapping, findingMappings, surfaceCodes } from '../codes/finding-mapping'
import { clinicalTerm } from '../codes/system'
import { toothSite } from '../codes/tooth-code'
import { observationResource } from './observation'
import type { VisitReferences } from './references'

export type SentFinding = Pick<
  FindingRow,
  'code' | 'surfaces' | 'teeth' | 'material' | 'width' | 'direction' | 'is_uncertain' | 'note' | 'visit' | 'at'
>

interface Charted {
  /** What holds in the mouth when the visit ends: the layer `now` of the chart. */
  now: readonly SentFinding[]
  /** The visit: only teeth of which it says something are sent. */
  visit: string
  /** `visitKey` of it. */
  key: string
}

/**
 * One observation for each tooth of which something was entered in the visit, with all that holds of it; what has no code is text of one
 * further observation. Of a tooth that nobody touched nothing is said: a blank is not a healthy tooth. Plans are not sent.
 */
export function toothObservations({ now, visit, key }: Charted, references: VisitReferences): Observation[] {
  const entered = now.filter((finding) => finding.visit === visit)
  const touched = new Set(entered.flatMap(({ teeth }) => teeth))
  const teeth = inChartOrder([...touched]).flatMap((tooth) => {
    const found = now.filter((finding) => finding.teeth.includes(tooth))
    return toothObservation({ tooth, found, key }, references)
  })
  return [...teeth, ...otherFindings({ entered, key }, references)]
}

/** What no code says, in words; also what the oral examination has no field for. */
export const otherCondition = (
  { key, text, at }: { key: string; text: string; at: string },
  references: VisitReferences,
): Observation => ({
  ...observationResource(
    {
      key,
      category: 'exam',
      code: conceptOf({ system: clinicalTerm, code: 'OC000060', display: 'Kondisi Gigi dan Mulut Lainnya' }),
      at,
    },
    references,
  ),
  valueString: text,
})

function toothObservation(
  { tooth, found, key }: { tooth: Tooth; found: readonly SentFinding[]; key: string },
  references: VisitReferences,
): Observation[] {
  const site = toothSite(tooth)
  const coded = found.filter(({ code }) => findingMappings[code] !== 'text')
  if (!site || coded.length === 0) return []
  const remarks = coded.flatMap(remarksOf)
  return [
    {
      ...observationResource(
        {
          key: `${key}-T${tooth}`,
          category: 'exam',
          code: conceptOf({ system: clinicalTerm, code: 'OC000061', display: 'Pemeriksaan Odontogram' }),
          at: latest(coded),
        },
        references,
      ),
      valueBoolean: true,
      bodySite: site,
      component: coded.flatMap(componentsOf),
      ...(remarks.length > 0 && { note: [{ text: remarks.join('; ') }] }),
    },
  ]
}

function componentsOf({ code, surfaces }: SentFinding): ObservationComponent[] {
  const mapping = findingMappings[code]
  const parts = mapping === 'text' ? [] : partsOf(mapping)
  const component = (part: keyof typeof componentCodes, value: Parameters<typeof conceptOf>[0]) => ({
    code: conceptOf(componentCodes[part]),
    valueCodeableConcept: conceptOf(value),
  })
  return [
    ...inSurfaceOrder(surfaces).map((surface) => component('surface', surfaceCodes[surface])),
    ...parts.map(({ part, value }) => component(part, value)),
  ]
}

const partNames = ['condition', 'material', 'restoration', 'prosthesis'] as const

const partsOf = (mapping: FindingMapping) =>
  partNames.flatMap((part) => {
    const value = mapping[part]
    return value ? [{ part, value }] : []
  })

function otherFindings(
  { entered, key }: { entered: readonly SentFinding[]; key: string },
  references: VisitReferences,
): Observation[] {
  const uncoded = entered.filter(({ code, teeth }) => findingMappings[code] === 'text' || teeth.some(isSupernumerary))
  if (uncoded.length === 0) return []
  const text = uncoded.map(textOf).join('; ')
  return [otherCondition({ key: `${key}-T`, text, at: latest(uncoded) }, references)]
}

function textOf(finding: SentFinding): string {
  const { code, teeth, surfaces, width, direction } = finding
  const details = [
    ...(width === undefined ? [] : [`${width} mm`]),
    ...(direction === undefined ? [] : [direction === 'm' ? 'ke mesial' : 'ke distal']),
    ...remarksOf(finding),
  ]
  const place = `Gigi ${teeth.join('-')}${lettersOf(surfaces)}`
  return `${place}: ${[`${findingCodes[code].id} (${code})`, ...details].join(', ')}`
}

const lettersOf = (surfaces: readonly Surface[]) =>
  surfaces.length === 0 ? '' : ` ${inSurfaceOrder(surfaces).join('').toUpperCase()}`

/** What a finding says beside its code. */
const remarksOf = ({ code, material, is_uncertain, note }: SentFinding): string[] => [
  ...(code === 'nca' ? [findingCodes.nca.id] : []),
  ...(material === undefined ? [] : [dentureMaterials[material].id]),
  ...(is_uncertain ? ['belum pasti'] : []),
  ...(note.trim() === '' ? [] : [note.trim()]),
]

const latest = (findings: readonly SentFinding[]): string =>
  findings
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? ''
