import type { KeyboardEvent } from 'react'

/** Arrow keys walk the places of a week: across its days, and down its rows. */
export function moveInWeek(event: KeyboardEvent<HTMLTableElement>) {
  const from = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('td button') : null
  const cell = from?.closest('td')
  const row = cell?.closest('tr')
  if (!from || !cell || !row) return
  const next = nextPlace(event, { from, cell, row })
  if (next === undefined) return
  event.preventDefault() // prevents scrolling, at the edge too
  next?.focus()
}

function nextPlace(
  { key, currentTarget }: KeyboardEvent<HTMLTableElement>,
  { from, cell, row }: { from: HTMLButtonElement; cell: HTMLTableCellElement; row: HTMLTableRowElement },
) {
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl'
  const rows = Array.from(currentTarget.tBodies[0]?.rows ?? [])
  const at = rows.indexOf(row)
  const below = (rows: HTMLTableRowElement[]) => rows.flatMap((each) => placesOf(each.cells[cell.cellIndex]))
  if (key === 'ArrowDown') return [...after(placesOf(cell), from), ...below(rows.slice(at + 1))].at(0) ?? null
  if (key === 'ArrowUp') return [...below(rows.slice(0, at)), ...before(placesOf(cell), from)].at(-1) ?? null
  const isRight = key === 'ArrowRight'
  if (!isRight && key !== 'ArrowLeft') return undefined
  const cells = Array.from(row.cells)
  const beside = isRight === isTurned ? cells.slice(0, cell.cellIndex).reverse() : cells.slice(cell.cellIndex + 1)
  return (
    beside
      .filter((each) => each.tagName === 'TD')
      .flatMap((each) => placesOf(each).slice(0, 1))
      .at(0) ?? null
  )
}

const placesOf = (cell: Element | undefined) =>
  cell ? Array.from(cell.querySelectorAll<HTMLButtonElement>('button')) : []
const after = (places: HTMLButtonElement[], from: HTMLButtonElement) => places.slice(places.indexOf(from) + 1)
const before = (places: HTMLButtonElement[], from: HTMLButtonElement) => places.slice(0, places.indexOf(from))
