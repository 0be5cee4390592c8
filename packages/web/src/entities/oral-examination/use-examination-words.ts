import type { Schema } from '@clinic/api'
import { toothSurfaces } from '@clinic/core/odontogram'
import {
  countScored,
  diastemaPresences,
  examinedFields,
  type OralExaminationContent,
  occlusions,
  ohisGrades,
  ohisOfScores,
  ohisPlacesOf,
  palateDepths,
  radiographs,
  toothAnomalyPresences,
  torusMandibularisSides,
  torusPalatinusSizes,
} from '@clinic/core/oral-examination'
import { type Values, valuesOf } from '@clinic/core/values'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface Described {
  label: string
  value: string
}

/** Returns how an examination reads, field by field; what was not examined has an empty value. */
export function useExaminationWords() {
  const texts = useTexts()['oral-examination']
  const { label } = useLabels()
  const { date, number } = useFormat()
  const oneOf = <Value extends string>(values: Values<Value>, value: Value | null) =>
    value === null ? '' : label(values, value)
  const withDetails = (what: string, details: readonly string[]) => {
    const said = details.map((each) => each.trim()).filter((each) => each !== '')
    return said.length > 0 ? texts.details({ what, details: said.join(', ') }) : what
  }

  function header(content: OralExaminationContent): Described[] {
    const width = content.diastema_width
    const counts = valuesOf(radiographs).flatMap((kind) => {
      const count = content[kind]
      return count === null ? [] : texts.counted({ kind: label(radiographs, kind), count })
    })
    const values = {
      occlusion: oneOf(occlusions, content.occlusion),
      torus_palatinus: oneOf(torusPalatinusSizes, content.torus_palatinus),
      torus_mandibularis: oneOf(torusMandibularisSides, content.torus_mandibularis),
      palate: oneOf(palateDepths, content.palate),
      diastema: withDetails(oneOf(diastemaPresences, content.diastema), [
        content.diastema_place,
        width === null ? '' : texts.width({ millimetres: number(width) }),
      ]),
      anomaly: withDetails(oneOf(toothAnomalyPresences, content.anomaly), [
        content.anomaly_teeth,
        content.anomaly_shape,
      ]),
      others: content.others.trim(),
      photos: content.photo_count === null ? '' : number(content.photo_count),
      radiographs: counts.join(', '),
    }
    return valuesOf(examinedFields).map((field) => ({ label: label(examinedFields, field), value: values[field] }))
  }

  /** The index in words; nothing below two places. */
  function ohis({ ohis: scored }: OralExaminationContent): string {
    const of = ohisOfScores(scored)
    if (!of) return ''
    const { index, debris, calculus, grade } = of
    const parts = {
      index: number(index),
      debris: number(debris),
      calculus: number(calculus),
      count: countScored(scored),
    }
    return texts.scores.index({ ...parts, grade: label(ohisGrades, grade) })
  }

  /** Each place with its two scores: 16 1-0. */
  const scores = ({ ohis: scored }: OralExaminationContent): string =>
    ohisPlacesOf(scored, [])
      .filter(({ debris, calculus }) => debris !== null || calculus !== null)
      .map(({ tooth, debris, calculus }) => `${tooth} ${debris ?? '–'}-${calculus ?? '–'}`)
      .join(', ')

  return {
    header,
    ohis,
    scores,
    /** The name of a surface as it stands in the label of a cell. */
    surface: (surface: 'v' | 'l') => label(toothSurfaces, surface).toLowerCase(),
    by: ({ date: day, doctor_name: doctor }: Schema<'OralExamination'>) => texts.examined({ date: date(day), doctor }),
  }
}
