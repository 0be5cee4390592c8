import type { Schema } from '@clinic/api'
import type { Observation } from '@medplum/fhirtypes'
import { valuesOf } from '../../values'
import { consciousnesses, glucoseTimings, measures, type VitalSign, vitalSigns } from '../../vital-sign'
import { conceptOf, conceptOfToken, type MappedCode } from '../codes/coding'
import { loinc, ucum } from '../codes/system'
import { visitKey } from './encounter'
import { observationResource } from './observation'
import type { VisitReferences } from './references'

export interface SentVitalSign extends Pick<Schema<'VitalSignInput'>, VitalSign | 'glucose_timing' | 'consciousness'> {
  clinic_id: number
  visit_id: number
  id: number
  /** The measurement it corrects. */
  supersedes: number | null
  taken_at: string
}

interface SignCode extends Omit<MappedCode, 'code' | 'system'> {
  /** The unit in words; the UCUM code where the two are the same. */
  unit?: string
}

/** The names of LOINC, and the doubts; the codes are those of `vitalSigns`. */
const vitalSignCodes: Readonly<Record<VitalSign, SignCode>> = {
  systolic: { display: 'Systolic blood pressure', source: 'D.2' },
  diastolic: { display: 'Diastolic blood pressure', source: 'D.2' },
  pulse: { display: 'Heart rate', unit: 'beats/minute', source: 'S68' },
  respiration: { display: 'Respiratory rate', unit: 'breaths/minute', source: 'S68' },
  temperature: { display: 'Body temperature', unit: 'C', source: 'D.2' },
  oxygen_saturation: { source: 'D.2, which has 2708-6 too', unverified: true },
  weight: { display: 'Body weight', source: 'D.2' },
  height: { display: 'Body height', source: 'D.2' },
  glucose: { source: 'D.2', unverified: true },
  pain: { unit: 'score', source: 'D.2', unverified: true },
}

const levelOfConsciousness: MappedCode = { system: loinc, code: '67775-7', source: 'S64b alone', unverified: true }

/** One observation for each sign that was taken; a measurement that was corrected is not sent. */
export function vitalSignObservations(rows: readonly SentVitalSign[], references: VisitReferences): Observation[] {
  const corrected = new Set(rows.map(({ supersedes }) => supersedes))
  return rows.filter(({ id }) => !corrected.has(id)).flatMap((row) => observationsOf(row, references))
}

function observationsOf(row: SentVitalSign, references: VisitReferences): Observation[] {
  const key = `${visitKey({ clinic_id: row.clinic_id, id: row.visit_id })}-V${row.id}`
  const signs = valuesOf(vitalSigns).flatMap((sign): Observation[] => {
    const value = row[sign]
    if (value === null) return []
    const { unit } = measures[sign]
    return [
      {
        ...observationResource(
          {
            key: `${key}-${sign}`,
            category: categoryOf(sign),
            code: conceptOfToken(String(vitalSigns[sign].code), vitalSignCodes[sign].display),
            at: row.taken_at,
          },
          references,
        ),
        valueQuantity: { value, unit: vitalSignCodes[sign].unit ?? unit, system: ucum, code: unit },
        ...(sign === 'glucose' && row.glucose_timing && { note: [{ text: glucoseTimings[row.glucose_timing].id }] }),
      },
    ]
  })
  return [...signs, ...consciousnessOf(row, { key, references })]
}

function consciousnessOf(
  { consciousness, taken_at }: SentVitalSign,
  { key, references }: { key: string; references: VisitReferences },
): Observation[] {
  if (consciousness === null) return []
  const { code, id } = consciousnesses[consciousness]
  return [
    {
      ...observationResource(
        { key: `${key}-consciousness`, category: 'exam', code: conceptOf(levelOfConsciousness), at: taken_at },
        references,
      ),
      // Only one level has a code.
      valueCodeableConcept: { ...(code && conceptOfToken(code)), text: id },
    },
  ]
}

function categoryOf(sign: VitalSign) {
  if (sign === 'glucose') return 'laboratory'
  return sign === 'pain' ? 'survey' : 'vital-signs'
}
