import type { Schema } from '@clinic/api'
import type { Observation } from '@medplum/fhirtypes'
import {
  diastemaPresences,
  type ExaminedField,
  examinedFields,
  occlusions,
  palateDepths,
  toothAnomalyPresences,
  torusMandibularisSides,
  torusPalatinusSizes,
} from '../../oral-examination/oral-examination.values'
import type { ValueText } from '../../values'
import { conceptOfToken } from '../codes/coding'
import { observationResource } from './observation'
import { otherCondition } from './observation-tooth'
import type { VisitReferences } from './references'

export type SentHeader = Omit<
  Schema<'OralExaminationContent'>,
  'ohis' | 'photo_count' | 'radiograph_dental' | 'radiograph_pa' | 'radiograph_opg' | 'radiograph_ceph'
>

/** The header of the national form [S60, S61]: an observation for each field that was examined, none for one left empty. */
export function mouthObservations(
  { content, key, at }: { content: SentHeader; key: string; at: string },
  references: VisitReferences,
): Observation[] {
  const found: { field: ExaminedField; value: ValueText | null; details?: string }[] = [
    { field: 'occlusion', value: content.occlusion && occlusions[content.occlusion] },
    { field: 'torus_palatinus', value: content.torus_palatinus && torusPalatinusSizes[content.torus_palatinus] },
    {
      field: 'torus_mandibularis',
      value: content.torus_mandibularis && torusMandibularisSides[content.torus_mandibularis],
    },
    { field: 'palate', value: content.palate && palateDepths[content.palate] },
    {
      field: 'diastema',
      value: content.diastema && diastemaPresences[content.diastema],
      details: joined(content.diastema_place, content.diastema_width === null ? '' : `${content.diastema_width} mm`),
    },
    {
      field: 'anomaly',
      value: content.anomaly && toothAnomalyPresences[content.anomaly],
      details: joined(content.anomaly_teeth, content.anomaly_shape),
    },
  ]
  const fields = found.flatMap(({ field, value, details = '' }): Observation[] =>
    value
      ? [
          {
            ...observationResource(
              {
                key: `${key}-M-${field}`,
                category: 'exam',
                code: conceptOfToken(String(examinedFields[field].code)),
                at,
              },
              references,
            ),
            // No source has codes for the occlusion.
            ...(value.code
              ? { valueCodeableConcept: conceptOfToken(value.code, value.id) }
              : { valueString: value.id }),
            ...(details !== '' && { note: [{ text: details }] }),
          },
        ]
      : [],
  )
  const others = content.others.trim()
  return others === '' ? fields : [...fields, otherCondition({ key: `${key}-M-others`, text: others, at }, references)]
}

const joined = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ')
