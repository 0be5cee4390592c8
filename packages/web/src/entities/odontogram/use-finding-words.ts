import {
  dentureMaterials,
  findingCodes,
  lossCauses,
  type ToothMark,
  type ToothRow,
  toothSurfaces,
} from '@clinic/core/odontogram'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** Findings as a sentence says them: "porcelain crown", "missing (caries)", "caries? on occlusal". */
export function useFindingWords() {
  const { odontogram: texts } = useTexts()
  const { label } = useLabels()
  const format = useFormat()
  const sure = (text: string, { isUncertain, note }: Pick<ToothMark, 'isUncertain' | 'note'>) =>
    [isUncertain ? texts.uncertain({ finding: text }) : text, ...(note ? [note] : [])].join(' · ')
  const mark = (finding: ToothMark) => {
    const { code, surfaces, material, width, direction, cause, role } = finding
    const details = [
      ...surfaces.map((surface) => label(toothSurfaces, surface)),
      ...(material ? [label(dentureMaterials, material)] : []),
      ...(width === undefined ? [] : [texts.width({ millimetres: format.number(width) })]),
      ...(direction ? [label(toothSurfaces, direction)] : []),
      ...(cause ? [label(lossCauses, cause)] : []),
      ...(role ? [texts.roles[role]()] : []),
    ]
    const text = label(findingCodes, code)
    return sure(details.length > 0 ? `${text} (${details.join(', ')})` : text, finding)
  }
  const surfaces = (row: ToothRow) =>
    row.surfaces
      .map(({ surface, findings }) => {
        const words = findings.map((finding) => sure(label(findingCodes, finding.code), finding)).join(', ')
        return `${label(toothSurfaces, surface)}: ${words}`
      })
      .join('; ')
  return { mark, surfaces }
}
