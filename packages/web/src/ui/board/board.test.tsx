import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Board } from './board'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: `Column ${key}` }))
const cards = [
  { id: '1', column: 'a', title: 'Ayu' },
  { id: '2', column: 'a', title: 'Budi' },
  { id: '3', column: 'c', title: 'Citra' },
]
const targets: Record<string, string[]> = { 1: ['b', 'd'], 2: [], 3: ['a'] }

function show({ shown = cards, only }: { shown?: typeof cards; only?: string } = {}) {
  const hands = { onOpen: vi.fn(), onMove: vi.fn(), onNext: vi.fn() }
  const board = (all: typeof cards) => (
    <Board
      label="Board"
      columns={columns}
      cards={all}
      only={only}
      look={{ nameOf: ({ title }) => title, titleOf: ({ title }) => title, render: ({ title }) => title }}
      words={{
        keys: 'keys',
        moving: ({ name, column }) => `Moving ${name} to ${column}.`,
        dropped: ({ name, column }) => `${name} goes to ${column}`,
        putBack: (name) => `${name} stays`,
        stuck: (name) => `${name} cannot be moved`,
        drop: 'Drop here',
        giveUp: 'Put back',
      }}
      onOpen={({ id }) => hands.onOpen(id)}
      targetsOf={({ id }) => targets[id] ?? []}
      onMove={({ id }, column) => hands.onMove(id, column)}
      action={({ id, title }) => ({ label: 'Next', name: `Next for ${title}`, onClick: () => hands.onNext(id) })}
    />
  )
  const { rerender } = render(board(shown))
  return { user: userEvent.setup(), ...hands, showAgain: (all: typeof cards) => rerender(board(all)) }
}
const card = (name: string) => screen.getByRole('button', { name })
const columnOf = (key: string) => screen.getByRole('region', { name: new RegExp(`^Column ${key},`) })
const announced = () => screen.getByRole('status').textContent

describe('a board', () => {
  it('shows each card in its column, and how many there are', () => {
    show()
    expect(within(screen.getByRole('region', { name: 'Column a, 2' })).getAllByRole('listitem')).toHaveLength(2)
    expect(within(screen.getByRole('region', { name: 'Column b, 0' })).queryAllByRole('listitem')).toHaveLength(0)
  })

  it('shows one column where it is narrow', () => {
    show({ only: 'c' })
    expect(screen.queryByRole('button', { name: 'Ayu' })).toBeNull()
    expect(card('Citra')).toBeTruthy()
  })

  it('is one stop of the Tab key with the button of its card, and is walked by arrows', async () => {
    const { user } = show()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(card('Ayu'))
    await user.tab()
    expect(document.activeElement).toBe(card('Next for Ayu'))
    await user.tab({ shift: true })
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(card('Budi'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(card('Citra'))
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(document.activeElement).toBe(card('Ayu'))
  })

  it('opens a card, and takes its next step by its button alone', async () => {
    const { user, onOpen, onNext } = show()
    card('Budi').focus()
    await user.keyboard('{Enter}')
    expect(onOpen.mock.calls).toEqual([['2']])
    await user.click(card('Next for Citra'))
    expect(onNext.mock.calls).toEqual([['3']])
    expect(onOpen).toHaveBeenCalledTimes(1)
  })
})

describe('a card lifted by keys', () => {
  it('goes to the columns that are allowed, the others are grey, and is dropped', async () => {
    const { user, onMove } = show()
    card('Ayu').focus()
    await user.keyboard('m')
    expect(announced()).toContain('Moving Ayu to Column b.')
    expect(columnOf('c').dataset.forbidden).toBe('true')
    expect(columnOf('d').dataset.forbidden).toBeUndefined()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(announced()).toContain('Moving Ayu to Column d.')
    await user.keyboard('{Enter}')
    expect(onMove.mock.calls).toEqual([['1', 'd']])
    expect(announced()).toBe('Ayu goes to Column d')
    expect(columnOf('c').dataset.forbidden).toBeUndefined()
  })

  it('is put back by Escape, and where it came from', async () => {
    const { user, onMove } = show()
    card('Ayu').focus()
    await user.keyboard('m{Escape}')
    expect(announced()).toBe('Ayu stays')
    await user.keyboard('m{ArrowLeft}{Enter}')
    expect(announced()).toBe('Ayu stays')
    expect(onMove).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(card('Ayu'))
  })

  it('goes back, when there is nothing ahead', async () => {
    const { user, onMove } = show()
    card('Citra').focus()
    await user.keyboard('m{Enter}')
    expect(onMove.mock.calls).toEqual([['3', 'a']])
  })

  it('is not lifted when it may go nowhere', async () => {
    const { user } = show()
    card('Budi').focus()
    await user.keyboard('m')
    expect(announced()).toBe('Budi cannot be moved')
    expect(screen.queryByRole('button', { name: 'Drop here' })).toBeNull()
  })

  it('is released when someone else moves it in the meantime', async () => {
    const { user, showAgain, onMove } = show()
    card('Ayu').focus()
    await user.keyboard('m')
    showAgain(cards.map((each) => (each.id === '1' ? { ...each, column: 'd' } : each)))
    expect(screen.queryByRole('button', { name: 'Drop here' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(onMove).not.toHaveBeenCalled()
  })

  it('keeps the focus where it goes', async () => {
    const { user, showAgain } = show()
    card('Ayu').focus()
    await user.keyboard('m{Enter}')
    showAgain(cards.map((each) => (each.id === '1' ? { ...each, column: 'b' } : each)))
    expect(document.activeElement).toBe(card('Ayu'))
  })

  it('gets the focus back from a dialog that closes after it went', async () => {
    const { user, showAgain } = show()
    card('Ayu').focus()
    await user.keyboard('m{Enter}')
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    dialog.tabIndex = -1
    dialog.focus()
    showAgain(cards.map((each) => (each.id === '1' ? { ...each, column: 'b' } : each)))
    expect(document.activeElement).toBe(dialog)
    dialog.remove()
    await waitFor(() => expect(document.activeElement).toBe(card('Ayu')))
  })
})

describe('a card dragged by the pointer', () => {
  const place = () => {
    for (const [index, { key }] of columns.entries()) {
      const box = new DOMRect(index * 100, 0, 100, 400)
      columnOf(key).getBoundingClientRect = () => box
    }
  }
  const drag = (name: string, x: number) => {
    fireEvent.pointerDown(card(name), { button: 0, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(window, { clientX: x, clientY: 50 })
  }

  it('falls where it may', () => {
    const { onMove } = show()
    place()
    drag('Ayu', 350)
    expect(columnOf('d').dataset.target).toBe('true')
    expect(columnOf('c').dataset.forbidden).toBe('true')
    fireEvent.pointerUp(window)
    expect(onMove.mock.calls).toEqual([['1', 'd']])
  })

  it.each([
    ['where it may not', 250],
    ['where it came from', 90],
    ['beside the board', 900],
  ])('stays when it is dropped %s', (_, x) => {
    const { onMove } = show()
    place()
    drag('Ayu', x)
    fireEvent.pointerUp(window)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('is put back by Escape', () => {
    const { onMove } = show()
    place()
    drag('Ayu', 350)
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(window)
    expect(onMove).not.toHaveBeenCalled()
    expect(announced()).toBe('Ayu stays')
  })
})
