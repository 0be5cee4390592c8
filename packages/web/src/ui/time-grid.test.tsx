import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type GridLook, TimeGrid } from './time-grid'
import type { GridBlock, Place } from './time-grid-layout'

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
  moved: ({ name, time, column }: { name: string; time: string; column: string }) => `${name} is at ${time} ${column}`,
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

/** A grid that keeps what is moved. */
function Clinic({ lift, mayMove = () => true }: { lift?: number; mayMove?: (block: Patient) => boolean }) {
  const [blocks, setBlocks] = useState([ayu, budi, citra])
  const [lifted, setLifted] = useState(lift)
  const move = (block: Patient, place: Place) => {
    onMove(block.id, place)
    const until = place.from + block.until - block.from
    setBlocks(blocks.map((each) => (each.id === block.id ? { ...each, ...place, until } : each)))
  }
  return (
    <TimeGrid
      {...{ label: 'Day', columns, blocks, look, words, onOpen, mayMove }}
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
const said = () => screen.getByRole('status').textContent

async function start(first = 'Ayu') {
  onOpen.mockReset()
  onMove.mockReset()
  const user = userEvent.setup()
  blockOf(first).focus()
  return user
}

describe('keys', () => {
  it('walk the blocks as they are read, and one of them is reached by Tab', async () => {
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

  it('lift a block, move it, drop it; the focus stays with it, and each step is told', async () => {
    render(<Clinic />)
    const user = await start()
    await user.keyboard('m')
    expect(said()).toBe('Ayu to 09:00–09:30 One m lifts')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(said()).toBe('Ayu to 09:30–10:00 Two')
    expect(onMove).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'Two', from: 570 })
    expect(said()).toBe('Ayu is at 09:30–10:00 Two')
    expect(document.activeElement).toBe(
      within(screen.getByRole('list', { name: 'Two' })).getByRole('button', { name: 'Ayu' }),
    )
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('put it back', async () => {
    render(<Clinic />)
    const user = await start('Budi')
    await user.keyboard('m{ArrowUp}{Escape}')
    expect(said()).toBe('Budi is back')
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
    render(<Clinic mayMove={({ id }) => id !== 1} />)
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
    expect(said()).toBe('Citra is back')
    expect(document.activeElement).toBe(blockOf('Citra'))
  })
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
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, { column: 'Two', from: 585 })
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
    expect(said()).toBe('Ayu is back')
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
