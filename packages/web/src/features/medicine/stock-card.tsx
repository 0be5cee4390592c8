import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useMovementText } from '../../entities/medicine/use-movement-text'
import { useApp } from '../../platform/app/app-context'
import { useListAddress } from '../../platform/list/use-list-address'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Pagination } from '../../ui/table/pagination'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { cardQuery, type Medicine } from './medicine-query'

/** Every movement of a medicine with the balance after it, the latest first; its page stands in the address. */
export function StockCard({ medicine: { id } }: { medicine: Medicine }) {
  const { api } = useApp()
  const { card: words } = useTexts().medicine
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const { page, rowPerPage, change } = useListAddress([])
  const what = useMovementText()
  const query = useQuery({ ...cardQuery(api, id, { page, rowPerPage }), placeholderData: keepPreviousData })
  const { data, error } = query
  return (
    <Card flush title={words.title()}>
      {!data && error && <LoadFailed query={query} />}
      {data?.count === 0 && <p className={none}>{words.none()}</p>}
      {data?.count !== 0 && !(error && !data) && (
        <Table
          label={words.title()}
          rows={data?.rows}
          skeletonRows={5}
          rowKey={(movement) => movement.id}
          columns={[
            {
              key: 'what',
              header: words.what(),
              cell: (movement) => <TwoLines small={movement.note}>{what(movement)}</TwoLines>,
            },
            { key: 'when', header: words.when(), fit: true, cell: ({ recorded_at }) => dateTime(recorded_at) },
            {
              key: 'change',
              header: words.change(),
              align: 'end',
              fit: true,
              cell: ({ quantity }) => (quantity > 0 ? `+${number(quantity)}` : number(quantity)),
            },
            {
              key: 'balance',
              header: words.balance(),
              align: 'end',
              fit: true,
              cell: ({ balance }) => <strong>{number(balance)}</strong>,
            },
            { key: 'by', header: words.by(), from: 'lg', cell: ({ recorded_by }) => <bdi>{recorded_by}</bdi> },
            {
              key: 'document',
              header: words.document(),
              fit: true,
              cell: (movement) => (
                <Link href={`/clinic/medicine-transaction/${movement.transaction_id}`} className={link}>
                  {movement.number}
                </Link>
              ),
            },
          ]}
        />
      )}
      {data && data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => change({ page: next })}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const link = css({ color: 'primary.text', textDecoration: 'underline', whiteSpace: 'nowrap' })
