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
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { useToothName } from './use-tooth-name'

/** The chart of teeth in words: a row for each tooth that has a finding or a plan. */
export function ToothTable({ label, rows, timeZone }: { label: string; rows: readonly ToothRow[]; timeZone: string }) {
  const { odontogram: texts } = useTexts()
  const format = useFormat(timeZone)
  const nameOf = useToothName()
  const { surfaces, mark } = useFindingWords()
  const columns: Column<ToothRow>[] = [
    { key: 'tooth', header: texts.columns.tooth(), fit: true, cell: ({ tooth }) => tooth },
    { key: 'name', header: texts.columns.name(), cell: ({ name }) => nameOf(name) },
    { key: 'surfaces', header: texts.columns.surfaces(), cell: surfaces },
    { key: 'others', header: texts.columns.others(), cell: ({ others }) => others.map(mark).join('; ') },
    { key: 'planned', header: texts.columns.planned(), cell: ({ planned }) => planned.map(mark).join('; ') },
    { key: 'since', header: texts.columns.since(), fit: true, cell: ({ since }) => since && format.dateTime(since) },
  ]
  return <Table label={label} columns={columns} rows={rows.filter(hasFindings)} rowKey={({ tooth }) => tooth} />
}

const hasFindings = ({ surfaces, others, planned }: ToothRow) => surfaces.length + others.length + planned.length > 0

/** Findings as a sentence says them: "porcelain crown", "missing (caries)", "caries? on occlusal". */
function useFindingWords() {
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
