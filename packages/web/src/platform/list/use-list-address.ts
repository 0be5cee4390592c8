import { useSearchParams } from 'wouter'
import { oneOf } from '../texts/one-of'

const rowsPerPage = [10, 25, 50, 100] as const

export type ListAddress = ReturnType<typeof useListAddress>

/**
 * Returns the state of a list in the address: search, page, sort and the named filters. Back works, and a list can be sent to a
 * colleague. Any change but that of the page returns to page one.
 */
export function useListAddress(filters: readonly string[]) {
  const [address, setAddress] = useSearchParams()
  const text = (name: string) => address.get(name) ?? ''

  return {
    search: text('search'),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
    rowPerPage: rowsPerPage.find((rows) => String(rows) === text('rowPerPage')) ?? 25,
    sort: text('sort'),
    filter: text,
    /** The value of a filter, or the sort, if it is one of the words the contract knows. */
    chosen: <Word extends string>(name: string, words: readonly Word[]) => oneOf(words, text(name)),
    isFiltered: address.has('search') || filters.some((name) => address.has(name)),
    change: (part: Readonly<Record<string, string | number>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          if (!('page' in part)) next.delete('page')
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: 'search' in part }, // typing is not a step back
      ),
    /** Clears search, filters, order and page; what else the address says stays. */
    reset: () =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const name of ['search', 'page', 'rowPerPage', 'sort', ...filters]) next.delete(name)
        return next
      }),
  }
}
