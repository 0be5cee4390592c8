import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WindowedTable } from './windowed-table'

// jsdom lays nothing out: the table is as high as ten rows
const sizes = { offsetHeight: 44 + 10 * 52, clientHeight: 44 + 10 * 52, offsetWidth: 800 }
beforeAll(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
})
afterAll(() => {
  for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name)
})

const columns = [
  { key: 'line', header: 'Row', width: '4rem', cell: (row: { line: number }) => `Line ${row.line}` },
  { key: 'wide', header: 'Wide', width: '1fr', from: 'wide', cell: () => 'wide' },
] as const

function show(count: number, known = (_index: number) => true) {
  const onRange = vi.fn()
  const onCurrent = vi.fn()
  render(
    <WindowedTable
      label="Rows"
      columns={columns}
      count={count}
      row={(index) => (known(index) ? { line: index + 2 } : undefined)}
      onRange={onRange}
      onCurrent={onCurrent}
    />,
  )
  const grid = screen.getByRole('grid', { name: 'Rows' })
  const press = (key: string) => fireEvent.keyDown(grid, { key })
  const selected = () => grid.querySelector('[aria-selected=true]')?.getAttribute('aria-rowindex')
  return { grid, press, selected, onRange, onCurrent }
}

describe('a windowed table', () => {
  it('draws a few rows of many, with the total and the position of each', () => {
    const { grid, onRange } = show(10_000)
    expect(grid.getAttribute('aria-rowcount')).toBe('10001')
    const rows = screen.getAllByRole('row')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.length).toBeLessThan(40)
    expect(rows.map((row) => row.getAttribute('aria-rowindex')).slice(0, 3)).toEqual(['1', '2', '3'])
    expect(screen.getByText('Line 2')).toBeDefined()
    expect(onRange).toHaveBeenLastCalledWith(0, rows.length - 2)
  })

  it('keeps the place of a row that is on its way', () => {
    show(3, (index) => index !== 1)
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(screen.queryByText('Line 3')).toBeNull()
  })

  it('is walked by keys, and never beyond its ends', () => {
    const { press, onCurrent } = show(100)
    const walk = [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 0],
      ['PageDown', 9],
      ['PageDown', 18],
      ['PageUp', 9],
      ['End', 99],
      ['ArrowDown', 99],
      ['PageDown', 99],
      ['Home', 0],
    ] as const
    for (const [key, index] of walk) {
      press(key)
      expect(onCurrent, key).toHaveBeenLastCalledWith(index)
    }
    expect(onCurrent).toHaveBeenCalledTimes(walk.length)
  })

  it('leaves other keys alone, and every key while it is empty', () => {
    const { press, onCurrent } = show(5)
    expect(press('a')).toBe(true)
    expect(onCurrent).not.toHaveBeenCalled()
    expect(press('End')).toBe(false)
    cleanup()
    const empty = show(0)
    expect(empty.press('End')).toBe(true)
    expect(empty.onCurrent).not.toHaveBeenCalled()
  })

  it('tells which row is meant, also when it is pressed', () => {
    const { grid, selected, onCurrent } = show(10)
    expect(grid.getAttribute('aria-activedescendant')).toBeNull()
    fireEvent.click(screen.getByText('Line 5'))
    expect(onCurrent).toHaveBeenLastCalledWith(3)
    expect(selected()).toBe('5')
    const active = grid.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('Line 5')
  })
})
