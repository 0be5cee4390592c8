import { useSearchParams } from 'wouter'

const rowsPerPage = [10, 25, 50, 100] as const
type RowPerPage = (typeof rowsPerPage)[number]

/**
 * What a list shows, as it stands in the address: search, page, sort and the filters named. Back works, and a list
 * can be sent to a colleague. A change of anything but the page begins at page one.
 */
export function useListAddress<Filter extends string>(filters: readonly Filter[]) {
  const [address, setAddress] = useSearchParams()

  const change = (part: Partial<Record<Filter | 'search' | 'sort' | 'page' | 'rowPerPage', string | number>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in part)) next.delete('page')
        for (const [name, value] of Object.entries(part)) {
          if (value === '' || value === undefined) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: 'search' in part }, // typing is not a step back
    )

  return {
    search: address.get('search') ?? '',
    page: positive(address.get('page')),
    rowPerPage: rowPerPageOf(address.get('rowPerPage')),
    sort: address.get('sort') ?? '',
    filter: (name: Filter) => address.get(name) ?? '',
    isFiltered: address.has('search') || filters.some((name) => address.has(name)),
    change,
    reset: () => setAddress(new URLSearchParams()),
  }
}

const positive = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1)

const rowPerPageOf = (text: string | null): RowPerPage => rowsPerPage.find((rows) => String(rows) === text) ?? 25
