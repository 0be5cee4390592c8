import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TimeGrid } from './time-grid'
import { clock, type GridBlock, type SizedPlace } from './time-grid-layout'
import type { GridLook } from './time-grid-props'

interface Patient extends GridBlock {
  name: string
}

const look: GridLook<Patient> = {
  nameOf: ({ name }) => name,
  render: ({ name }) => name,
  toneOf: () => 'info',
  isCrossed: () => false,
}
const words = {
  keys: 'm lifts',
  moving: ({ name, time, column }: { name: string; time: string; column: string }) => `${name} to ${time} ${column}`,
  dropped: ({ name, time, column }: { name: string; time: string; column: string }) =>
    `${name} goes to ${time} ${column}`,
  putBack: (name: string) => `${name} is back`,
  drop: 'Drop',
  giveUp: 'Put back',
}
const columns = ['One', 'Two'].map((label) => ({ key: label, label, open: [] }))
const ayu: Patient = { id: 1, name: 'Ayu', column: 'One', from: 540, until: 570 }
const budi: Patient = { id: 2, name: 'Budi', column: 'One', from: 600, until: 630 }
const citra: Patient = { id: 3, name: 'Citra', column: 'Two', from: 600, until: 660 }

const onOpen = vi.fn()
const onMove = vi.fn()

interface ClinicProps {
  lift?: number
  canMove?: (block: Patient) => boolean
  problemAt?: (block: Patient, place: SizedPlace) => string | undefined
  /** the reply to every move */
  answer?: Promise<string>
}

/** A grid that keeps what is moved, and nothing before half past eight. */
function Clinic({ lift, canMove = () => true, problemAt, answer }: ClinicProps) {
  const [blocks, setBlocks] = useState([ayu, budi, citra])
  const [lifted, setLifted] = useState(lift)
  const move = (block: Patient, place: SizedPlace) => {
    onMove(block.id, place)
    const until = place.from + place.minutes
    if (answer) return answer
    if (place.from < 510) return Promise.resolve(`${block.name} stays: closed`)
    setBlocks(
      blocks.map((each) => (each.id === block.id ? { ...each, column: place.column, from: place.from, until } : each)),
    )
    return Promise.resolve(`${block.name} is at ${clock(place.from)}–${clock(until)} ${place.column}`)
  }
  return (
    <TimeGrid
      label={'Day'}
      columns={columns}
      blocks={blocks}
      look={look}
      words={words}
      onOpen={onOpen}
      canMove={canMove}
      problemAt={problemAt}
      day={{ from: 480, until: 720 }}
      slot={15}
      start={480}
      onMove={move}
      lift={lifted}
      onLifted={() => setLifted(undefined)}
    />
  )
}

const blockOf = (name: string) => screen.getByRole('button', { name })
const announced = () => screen.getByRole('status').textContent

async function start(first = 'Ayu') {
  onOpen.mockReset()
  onMove.mockReset()
  const user = userEvent.setup()
  blockOf(first).focus()
  return user
}

describe('keys', () => {
  it('walk the blocks in reading order, one of which is the tab stop', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(blockOf('Budi'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(blockOf('Citra'))
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([blockOf('Citra')])
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(blockOf('Citra'))
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(budi)
  })

  it('lift a block, move it, drop it; it keeps the focus, and each step is announced', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('m')
    expect(announced()).toBe('Ayu to 09:00–09:30 One m lifts')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(announced()).toBe('Ayu to 09:30–10:00 Two')
    expect(onMove).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'Two', from: 570, minutes: 30 })
    expect(announced()).toBe('Ayu is at 09:30–10:00 Two')
    expect(document.activeElement).toBe(
      within(screen.getByRole('list', { name: 'Two' })).getByRole('button', { name: 'Ayu' }),
    )
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('with Shift change how long it is, at least a slot', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('m{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(announced()).toBe('Ayu to 09:00–10:00 One')
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    expect(announced()).toBe('Ayu to 09:00–09:15 One')
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'One', from: 540, minutes: 15 })
    expect(announced()).toBe('Ayu is at 09:00–09:15 One')
  })

  it('tell in the end what came of it, also when it was refused', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('m{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'One', from: 495, minutes: 30 })
    expect(announced()).toBe('Ayu stays: closed')
  })

  it('tell that it is on its way until it is known what came of it', async () => {
    let resolve = (_: string) => {}
    const answer = new Promise<string>((settle) => {
      resolve = settle
    })
    onMove.mockReset()
    render(<Clinic answer={answer} />)
    const user = userEvent.setup()
    blockOf('Ayu').focus()
    await user.keyboard('m{ArrowRight}{Enter}')
    expect(announced()).toBe('Ayu goes to 09:00–09:30 Two')
    await act(async () => resolve('The room is taken'))
    expect(announced()).toBe('The room is taken')
  })

  it('put it back', async () => {
    render(<Clinic />)
    const user = await start('Budi')
    await user.keyboard('m{ArrowUp}{Escape}')
    expect(announced()).toBe('Budi is back')
    expect(document.activeElement).toBe(blockOf('Budi'))
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledWith(budi)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('move nothing when it is dropped where it was', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('m{Enter}')
    expect(onMove).not.toHaveBeenCalled()
  })

  it('do not lift what may not be moved', async () => {
    render(<Clinic canMove={({ id }) => id !== 1} />)
    const user = await start()
    await user.keyboard('m{ArrowDown}')
    expect(screen.queryByRole('button', { name: 'Drop' })).toBeNull()
    expect(document.activeElement).toBe(blockOf('Budi'))
  })

  it('are not needed: what was lifted elsewhere is moved by a press on a place, and dropped by a button', async () => {
    render(<Clinic lift={3} />)
    const user = userEvent.setup()
    expect(document.activeElement).toBe(blockOf('Citra'))
    await user.click(screen.getByRole('button', { name: 'Put back' }))
    expect(announced()).toBe('Citra is back')
    expect(document.activeElement).toBe(blockOf('Citra'))
  })
})

it('names the reason why a column is blocked', () => {
  const blocked = [{ from: 420, until: 540, label: 'Out of use: compressor' }]
  const [one, ...others] = columns
  if (!one) throw new Error('No column')
  render(
    <TimeGrid
      label={'Day'}
      columns={[{ ...one, blocked }, ...others]}
      blocks={[ayu]}
      look={look}
      words={words}
      onOpen={onOpen}
      day={{ from: 480, until: 720 }}
      slot={15}
      start={480}
      canMove={() => true}
      onMove={async () => ''}
    />,
  )
  const why = screen.getByText('Out of use: compressor')
  // no further than the day goes
  expect(why.closest('p')?.style.cssText).toMatch(/0%.*25%/)
})

describe('a pointer', () => {
  /** Columns of 100 by 240 pixels, a minute each, one beside the other. */
  function layOut() {
    for (const [index, element] of document.querySelectorAll<HTMLElement>('[data-column]').entries())
      element.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 240)
  }
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerType: 'mouse' })

  it('drags a block to the slot below it', async () => {
    render(<Clinic />)
    await start()
    layOut()
    fireEvent.pointerDown(blockOf('Ayu'), at(50, 65))
    fireEvent.pointerMove(window, at(150, 115))
    fireEvent.pointerUp(window, at(150, 115))
    fireEvent.click(document.body)
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'Two', from: 585, minutes: 30 })
  })

  it('drags the lower edge for the duration, wherever it goes sideways', async () => {
    render(<Clinic />)
    await start()
    layOut()
    const edge = blockOf('Ayu').querySelector('[data-edge]')
    if (!edge) throw new Error('There is no edge')
    fireEvent.pointerDown(edge, at(50, 89))
    fireEvent.pointerMove(window, at(150, 131))
    fireEvent.pointerUp(window, at(150, 131))
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'One', from: 540, minutes: 75 })
  })

  it('says why a block cannot be dropped somewhere', async () => {
    render(<Clinic problemAt={(_, { column }) => (column === 'Two' ? 'closed' : undefined)} />)
    await start()
    layOut()
    fireEvent.pointerDown(blockOf('Ayu'), at(50, 65))
    fireEvent.pointerMove(window, at(50, 115))
    expect(document.querySelector('[data-ghost]')?.textContent).toBe('09:45–10:15')
    fireEvent.pointerMove(window, at(150, 115))
    expect(document.querySelector('[data-ghost][data-problem]')?.textContent).toBe('09:45–10:15closed')
    fireEvent.keyDown(window, { key: 'Escape' })
  })

  it('gives up with Escape', async () => {
    render(<Clinic />)
    await start()
    layOut()
    fireEvent.pointerDown(blockOf('Ayu'), at(50, 65))
    fireEvent.pointerMove(window, at(150, 115))
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(window, at(150, 115))
    expect(onMove).not.toHaveBeenCalled()
    expect(announced()).toBe('Ayu is back')
  })

  it('that only trembled has clicked', async () => {
    render(<Clinic />)
    await start()
    layOut()
    fireEvent.pointerDown(blockOf('Ayu'), at(50, 65))
    fireEvent.pointerMove(window, at(52, 66))
    fireEvent.pointerUp(window, at(52, 66))
    fireEvent.click(blockOf('Ayu'))
    expect(onMove).not.toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledOnce()
  })
})
