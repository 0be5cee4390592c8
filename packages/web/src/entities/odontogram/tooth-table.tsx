import type { FindingRow, ToothRow } from '@clinic/core/odontogram'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { EnteredWords } from './history/use-entered-words'
import { useFindingWords } from './use-finding-words'
import { useToothName } from './use-tooth-name'

interface ToothTableProps {
  label: string
  rows: readonly ToothRow[]
  timeZone: string
  /** Tells who entered what stands in a row; without it nothing is told. */
  who?: EnteredWords['who']
}

/** The chart of teeth in words: a row for each tooth that has a finding or a plan. */
export function ToothTable({ label, rows, timeZone, who }: ToothTableProps) {
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
    { key: 'since', header: texts.columns.since(), cell: ({ since }) => since && format.dateTime(since) },
    ...(who
      ? [
          {
            key: 'entered',
            header: texts.columns.entered(),
            cell: ({ entries }: ToothRow) => <Authors of={entries} who={who} />,
          },
        ]
      : []),
  ]
  return <Table label={label} columns={columns} rows={rows.filter(hasFindings)} rowKey={({ tooth }) => tooth} />
}

const hasFindings = ({ surfaces, others, planned }: ToothRow) => surfaces.length + others.length + planned.length > 0

/** Each once. */
const Authors = ({ of: entries, who }: { of: readonly FindingRow[]; who: EnteredWords['who'] }) =>
  [...new Set(entries.map(who))].map((author) => (
    <bdi key={author} className={quiet}>
      {author}
    </bdi>
  ))

const quiet = css({ display: 'block', fontSize: 'xs', color: 'muted' })
