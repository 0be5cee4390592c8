import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'
import { Tag } from '../../ui/tag'

/** Shows the coverage of a plan to a reader. Only values that differ from the default are shown. */
export function CoverageTable({ rules }: { rules: readonly Schema<'CoverageRule'>[] }) {
  const { rule: texts, fields } = useTexts().insurance
  const { label } = useLabels()
  const { money, number } = useFormat()
  const capOf = (cap: number | null) => (cap === null ? texts.noCap() : money(cap))
  if (rules.length === 0) return <p>{texts.none()}</p>
  return (
    <Table
      wide
      label={fields.coverage_rules()}
      rows={rules}
      rowKey={({ category }) => category}
      columns={[
        { key: 'category', header: texts.category(), cell: ({ category }) => label(productCategories, category) },
        { key: 'percent', header: texts.percent(), align: 'end', cell: ({ percent }) => `${number(percent)} %` },
        {
          key: 'cap_per_visit',
          header: texts.cap_per_visit(),
          align: 'end',
          fit: true,
          cell: ({ cap_per_visit }) => capOf(cap_per_visit),
        },
        {
          key: 'cap_per_year',
          header: texts.cap_per_year(),
          align: 'end',
          fit: true,
          cell: ({ cap_per_year }) => capOf(cap_per_year),
        },
        {
          key: 'waiting_days',
          header: texts.waiting_days(),
          align: 'end',
          fit: true,
          cell: ({ waiting_days }) => waiting_days > 0 && `${number(waiting_days)} ${texts.days()}`,
        },
        {
          key: 'needs_approval',
          header: texts.approval(),
          cell: ({ needs_approval }) => needs_approval && <Tag tone="warning">{texts.needed()}</Tag>,
        },
      ]}
    />
  )
}
