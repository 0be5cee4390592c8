import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { MenuOpening } from '../../ui/overlay/menu'
import { MenuButton } from '../../ui/overlay/menu-button'
import type { Column } from '../../ui/table/column'
import { Pagination } from '../../ui/table/pagination'
import { Table } from '../../ui/table/table'
import { LoadFailed } from '../page/load-failed'
import { useIsSlow } from '../page/use-is-slow'
import { failureText } from '../record/failure-text'
import { useTexts } from '../texts/use-texts'
import type { ListPage } from './list-query'
import type { NoRowsProps } from './no-rows'

const NoRows = lazyWithRetry(() => import('./no-rows'))

export interface RowMenu<Row> {
  /** As in "Actions for Siti Rahayu". */
  nameOf: (row: Row) => string
  /** Draws the menu of a row by a lazy part. Its items lead to addresses that exist without it. */
  draw: (row: Row, opening: MenuOpening) => ReactNode
  /** Fetches that part. */
  prepare: () => void
}

export interface ListRowsProps<Row> extends NoRowsProps {
  list: UseQueryResult<ListPage<Row>>
  /** The identity first. The key of a sortable column is the wire's word. */
  columns: readonly Column<Row>[]
  /** Without it a row leads nowhere. */
  href?: (row: Row) => string
  /** What can be done with a row; the same object between two drawings, or every row is drawn anew. */
  menu?: RowMenu<Row>
  sort: string
}

/** The rows in each of their states: on the way, none yet, none that match, failed, here. */
export function ListRows<Row extends { id: number }>(props: ListRowsProps<Row>) {
  const { words, list, address, create, importHref, menu, ...table } = props
  const texts = useTexts()
  const { data, error, isPlaceholderData } = list
  const isSlow = useIsSlow(!data)
  const { actionsFor } = texts.master
  const actions = useMemo(
    () =>
      menu &&
      ((row: Row) => (
        <MenuButton
          label={actionsFor(menu.nameOf(row))}
          menu={(opening) => menu.draw(row, opening)}
          prepare={menu.prepare}
        />
      )),
    [menu, actionsFor],
  )

  if (!data && error) return <LoadFailed query={list} />
  if (data?.rows.length === 0)
    return (
      <Suspense>
        <NoRows words={words} address={address} create={create} importHref={importHref} />
      </Suspense>
    )
  return (
    <div aria-busy={isPlaceholderData} className={cx(rows, isPlaceholderData && earlier)}>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      <Table
        {...table}
        label={words.title()}
        actions={actions}
        actionsLabel={texts.master.actions()}
        rows={data?.rows}
        rowKey={(row) => row.id}
        onSort={(sort) => address.change({ sort })}
        skeletonRows={isSlow ? address.rowPerPage : 0}
      />
      {data && (
        <Pagination
          pagination={data.pagination}
          onPage={(page) => {
            address.change({ page })
            window.scrollTo(0, 0)
          }}
          onRowsPerPage={(rowPerPage) => address.change({ rowPerPage })}
        />
      )}
    </div>
  )
}

const rows = css({ transition: 'opacity {durations.fast} {easings.out}' })
// rows of the previous search stay in place, but dimmed until the new ones arrive
const earlier = css({ opacity: '0.5', transitionDelay: '150ms' })
