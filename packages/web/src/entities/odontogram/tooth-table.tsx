import type { ToothRow } from '@clinic/core/odontogram'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { useFindingWords } from './use-finding-words'
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
