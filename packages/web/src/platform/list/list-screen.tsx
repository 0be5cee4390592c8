import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { Link, useLocation, useSearch } from 'wouter'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import type { Option } from '../../ui/field/select-field'
import { lazyAfterDelay } from '../../ui/lazy-with-retry'
import type { Tabs } from '../../ui/tabs'
import { useApp } from '../app/app-context'
import { useEarlyQuery } from '../app/use-early-query'
import { Page } from '../page/page'
import { useShortcuts } from '../page/use-shortcuts'
import { fieldAddress, firstField } from '../record/field-address'
import { type AnyListQuery, fetchPage, type ListQuery } from './list-query'
import { ListRows, type ListRowsProps } from './list-rows'
import { type ListFilter, ListToolbar } from './list-toolbar'
import { type ListAddress, useListAddress } from './use-list-address'
import { useSearchText } from './use-search-text'

const ListExport = lazyAfterDelay(() => import('./list-export'))

interface ListScreenProps<Row> extends Omit<ListRowsProps<Row>, 'list' | 'address' | 'sort'> {
  /** The feature key: cached queries under it are read again after a write. */
  feature: string
  ask: (address: ListAddress) => ListQuery<Row>
  filters?: readonly ListFilter[]
  /** Every order on offer; the first is the server's own. None where there is only that one. */
  sorts?: readonly Option[]
  tabs?: ComponentProps<typeof Tabs>
  /** The page this list lies below. */
  back?: ComponentProps<typeof Page>['back']
  /** What is to be known before the list is read. */
  notice?: ReactNode
}

/** A list of records. Search, filters, order and page stand in the address; `/` searches, `n` makes a new one. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const {
    feature,
    words,
    ask,
    columns,
    filters = [],
    sorts = [],
    href,
    menu,
    create,
    importHref,
    tabs,
    back,
    notice,
  } = props
  const { api } = useApp()
  const address = useListAddress(filters.map(({ name }) => name))
  const question: AnyListQuery = ask(address)
  const [, navigate] = useLocation()
  const [searchText, setSearchText] = useSearchText(address.search, (search) => address.change({ search }))
  const screen = useRef<HTMLDivElement>(null)
  const focus = (selector: string) => screen.current?.querySelector<HTMLElement>(selector)?.focus()
  const sort = address.sort || (sorts[0]?.value ?? '')

  const list = useEarlyQuery({
    // two tabs may list different rows of one path
    queryKey: [feature, 'list', question.path, useSearch(), question.query],
    queryFn: ({ signal }) => fetchPage<Row>(api, question, { address, signal }),
    placeholderData: keepPreviousData,
  })

  const hasRows = (list.data?.rows.length ?? 0) > 0

  useShortcuts({
    '/': () => focus('[type=search]'),
    n: create ? () => navigate(fieldAddress(create, firstField)) : undefined,
  })

  return (
    <Page
      title={words.title()}
      tabs={tabs}
      back={back}
      actions={
        create && (
          <>
            {importHref && (
              <Link href={importHref} className={cx(buttonClass({ variant: 'ghost' }), wide)}>
                {words.import?.()}
              </Link>
            )}
            <Link href={create} aria-keyshortcuts="n" className={buttonClass()}>
              {words.create()}
            </Link>
          </>
        )
      }
    >
      <div ref={screen}>
        {notice}
        <Card flush>
          <ListToolbar
            search={{
              label: words.search(),
              placeholder: words.searchIn(),
              value: searchText,
              onChange: setSearchText,
              onArrowDown: () => focus('tbody a'),
            }}
            beside={
              question.isTable && (
                <Suspense>
                  <ListExport question={question} search={address.search} count={list.data?.pagination.totalItems} />
                </Suspense>
              )
            }
            filters={filters}
            chosenOf={address.filter}
            onFilter={(name, value) => address.change({ [name]: value })}
            clear={hasRows && { label: words.clear(), onClear: address.reset }}
            sort={
              sorts.length > 0 && {
                label: words.sort(),
                value: sort,
                options: sorts,
                onChange: (next) => address.change({ sort: next }),
              }
            }
          />
          <ListRows
            words={words}
            columns={columns}
            href={href}
            menu={menu}
            create={create}
            importHref={importHref}
            list={list}
            address={address}
            sort={sort}
          />
        </Card>
      </div>
    </Page>
  )
}

// a phone has room for the one thing that is done there
const wide = css({ display: { base: 'none', sm: 'inline-flex' } })
