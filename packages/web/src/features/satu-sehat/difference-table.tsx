import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'

interface DifferenceTableProps {
  /** The key of the resource. */
  of: string
  differences: Schema<'SatuSehatComparedResource'>['differences']
}

/** Each value that differs: its place in the resource, ours and theirs. */
export function DifferenceTable({ of, differences }: DifferenceTableProps) {
  const { comparison } = useTexts()['satu-sehat']
  const { field, ours, theirs } = comparison.columns
  return (
    <Table
      label={comparison.label({ key: of })}
      rows={differences}
      rowKey={({ path }) => path}
      columns={[
        { key: 'field', header: field(), cell: ({ path }) => <bdi className={long}>{path}</bdi> },
        { key: 'ours', header: ours(), cell: (each) => <Value of={each.ours} /> },
        { key: 'theirs', header: theirs(), cell: (each) => <Value of={each.theirs} /> },
      ]}
    />
  )
}

function Value({ of: value }: { of: string | null }) {
  const { comparison } = useTexts()['satu-sehat']
  if (value === null) return <span className={css({ color: 'muted' })}>{comparison.absent()}</span>
  return <bdi className={long}>{value}</bdi>
}

// paths, addresses of code systems and numbers of the service are longer than a phone is wide
const long = css({ overflowWrap: 'anywhere' })
