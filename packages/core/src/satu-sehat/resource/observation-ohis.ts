import type { Schema } from '@clinic/api'
import type { CodeableConcept, Observation } from '@medplum/fhirtypes'
import { ohisOfScores } from '../../oral-examination'
import { isOhisScore } from '../../oral-examination/ohis-scoring'
import {
  calculusScores,
  debrisScores,
  type OhisMeasure,
  ohisGrades,
  ohisIndices,
  ohisMeasures,
} from '../../oral-examination/oral-examination.values'
import { valuesOf } from '../../values'
import { conceptOfToken } from '../codes/coding'
import { ucum } from '../codes/system'
import { toothSite } from '../codes/tooth-code'
import { observationResource } from './observation'
import type { VisitReferences } from './references'

interface Scored {
  scored: readonly Schema<'OhisPlace'>[]
  key: string
  at: string
}

/** OHI-S [S61, S64]: the scores of each tooth, and the three indices where two places at least were scored. A score of 0 has no code and is told by the indices alone. */
export const ohisObservations = ({ scored, key, at }: Scored, references: VisitReferences): Observation[] => [
  ...scored.flatMap((place) =>
    valuesOf(ohisMeasures).flatMap((measure): Observation[] => {
      const [value, site] = [scoreOf(place, measure), toothSite(place.tooth)]
      if (!value || !site) return []
      return [
        {
          ...observationResource(
            {
              key: `${key}-O${place.tooth}-${measure}`,
              category: 'exam',
              code: conceptOfToken(String(ohisMeasures[measure].code), measureNames[measure]),
              at,
            },
            references,
          ),
          bodySite: site,
          valueCodeableConcept: value,
        },
      ]
    }),
  ),
  ...indicesOf({ scored, key, at }, references),
]

function indicesOf({ scored, key, at }: Scored, references: VisitReferences): Observation[] {
  const ohis = ohisOfScores(scored)
  if (!ohis) return []
  return valuesOf(ohisIndices).map((index) => ({
    ...observationResource(
      {
        key: `${key}-O-${index}`,
        category: 'exam',
        code: conceptOfToken(String(ohisIndices[index].code), indexNames[index]),
        at,
      },
      references,
    ),
    valueQuantity: { value: ohis[index], unit: '{score}', system: ucum, code: '{score}' },
    ...(index === 'index' && {
      interpretation: [conceptOfToken(String(ohisGrades[ohis.grade].code), gradeNames[ohis.grade])],
    }),
  }))
}

/** As the code system of the ministry calls them [S61]. */
const measureNames = { debris: 'Debris Indeks', calculus: 'Kalkulus Indeks' }
const indexNames = {
  debris: 'Skor Total Debris Indeks',
  calculus: 'Skor Total Kalkulus Indeks',
  index: 'Skor Total Oral Hygiene Index Simplified (OHIS)',
}
const gradeNames = { good: 'Kondisi Gigi Baik', fair: 'Kondisi Gigi Cukup Baik', poor: 'Kondisi Gigi Buruk' }

function scoreOf(place: Schema<'OhisPlace'>, measure: OhisMeasure): CodeableConcept | null {
  const score = place[measure]
  if (!isOhisScore(score)) return null
  const { code, id } = (measure === 'debris' ? debrisScores : calculusScores)[score]
  return code ? conceptOfToken(code, id) : null
}
