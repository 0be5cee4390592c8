import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Peek } from './peek'

beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover = () => undefined // the top layer is the browser's
})
afterEach(() => vi.useRealTimers())

function Things() {
  const root = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={root}>
        <button type="button" data-thing="andi">
          Andi
        </button>
        <Peek within={root} of="[data-thing]" draw={({ dataset }) => `More about ${dataset.thing}`} />
      </div>
      <p>elsewhere</p>
    </>
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const pointAt = (element: Element, pointerType = 'mouse') =>
  act(() => {
    element.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, buttons: 0 }))
  })
const said = () => screen.queryByRole('tooltip', { hidden: true })

it('tells more once the pointer has rested, and lets it go there', () => {
  render(<Things />)
  pointAt(screen.getByText('Andi'))
  pass(300)
  expect(said()).toBeNull()
  pass(200)
  const bubble = screen.getByText('More about andi')
  pointAt(screen.getByText('elsewhere'))
  pass(100)
  pointAt(bubble)
  pass(1_000)
  expect(said()).toBe(bubble)
  pointAt(screen.getByText('elsewhere'))
  pass(300)
  expect(said()).toBeNull()
})

it.each(['pointerdown', 'keydown', 'scroll', 'wheel'])('is gone by %s', (event) => {
  render(<Things />)
  pointAt(screen.getByText('Andi'))
  pass(500)
  expect(said()).not.toBeNull()
  fireEvent(screen.getByText('Andi'), new Event(event, { bubbles: true }))
  pass(1)
  expect(said()).toBeNull()
})

it('waits until the scrolling that the focus caused has ended', () => {
  render(<Things />)
  const andi = screen.getByText('Andi')
  vi.spyOn(andi, 'matches').mockReturnValue(true) // the focus of a keyboard
  act(() => andi.focus())
  pass(300)
  fireEvent.scroll(document)
  pass(300)
  expect(said()).toBeNull()
  pass(200)
  expect(said()?.textContent).toBe('More about andi')
})

it('is untroubled by what moves below a pointer that rests', () => {
  render(<Things />)
  pointAt(screen.getByText('Andi'))
  pass(500)
  fireEvent(
    screen.getByText('elsewhere'),
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  )
  pass(1_000)
  expect(said()).not.toBeNull()
})

it('is not for fingers', () => {
  render(<Things />)
  pointAt(screen.getByText('Andi'), 'touch')
  pass(1_000)
  expect(said()).toBeNull()
})
