import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'
import { Tag } from '../../ui/tag'

/** The services of a package, to be read to a patient. */
export function PaketTable({ items }: { items: readonly Schema<'PaketItem'>[] }) {
  const { paket: texts, product } = useTexts()
  const { money, number } = useFormat()
  return (
    <Table
      label={texts.fields.items()}
      rows={items}
      rowKey={({ product_id }) => product_id}
      columns={[
        {
          key: 'name',
          header: texts.service(),
          cell: ({ name, status }) => (
            <>
              <bdi>{name}</bdi> {status === 'inactive' && <Tag tone="warning">{texts.inactive()}</Tag>}
            </>
          ),
        },
        { key: 'times', header: texts.times(), align: 'end', fit: true, cell: ({ quantity }) => number(quantity) },
        {
          key: 'price',
          header: product.priceToday(),
          align: 'end',
          fit: true,
          cell: ({ price }) => (price === null ? product.noPrice() : money(price)),
        },
      ]}
    />
  )
}
