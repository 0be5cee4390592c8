import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'

/** Lists all services that a price list names: what they cost by it today, by the standard, and from when they cost something else. */
export default function ListPrices({ list }: { list: number }) {
  const { api } = useApp()
  const { prices: texts } = useTexts()['price-list']
  const { money, date } = useFormat()
  const query = useQuery({
    queryKey: ['price-list', 'price', list],
    queryFn: ({ signal }) => unwrap(api.GET('/api/price-list/{id}/price', { params: { path: { id: list } }, signal })),
  })
  const { data, error } = query
  return (
    <Card flush title={texts.title()}>
      {!data && error && <LoadFailed query={query} />}
      {data?.rows.length === 0 && <p className={none}>{texts.none()}</p>}
      {data?.rows.length !== 0 && !error && (
        <Table
          label={texts.title()}
          rows={data?.rows}
          skeletonRows={4}
          rowKey={({ product_id }) => product_id}
          href={({ product_id }) => `/clinic/product/${product_id}`}
          columns={[
            {
              key: 'name',
              header: texts.service(),
              cell: ({ name, code, status }) => (
                <span className={service}>
                  <TwoLines small={code}>{name}</TwoLines>
                  {status === 'inactive' && <Tag>{texts.inactive()}</Tag>}
                </span>
              ),
            },
            {
              key: 'standard',
              header: texts.standard(),
              align: 'end',
              fit: true,
              cell: ({ standard_price }) => (standard_price === null ? texts.noPrice() : money(standard_price)),
            },
            {
              key: 'price',
              header: texts.today(),
              align: 'end',
              fit: true,
              cell: ({ current, next }) => (
                <TwoLines
                  align="end"
                  small={next && texts.from({ price: money(next.price), day: date(next.valid_from) })}
                >
                  {current ? money(current.price) : texts.standardHolds()}
                </TwoLines>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const service = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
