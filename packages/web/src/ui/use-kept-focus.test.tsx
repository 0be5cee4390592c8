import { render, screen } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

/** A block that is replaced by another one, which shows itself a moment after its parent was drawn. */
function Page({ turn }: { turn: number }) {
  const root = useRef<HTMLDivElement>(null)
  const keep = useKeptFocus(root, 'data-block')
  useEffect(() => {
    keep.current = 'own'
  }, [keep])
  return (
    <div ref={root}>
      <Block key={turn} />
    </div>
  )
}

function Block() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const loading = setTimeout(() => setLoaded(true), 10)
    return () => clearTimeout(loading)
  }, [])
  return isLoaded && <section data-block="own" tabIndex={-1} aria-label="Own" />
}

// Seen to fail: with an observer of what leaves the page alone.
test('the focus goes to the block that took the place of another, also when it comes after its parent was drawn', async () => {
  const { rerender } = render(<Page turn={1} />)
  const first = await screen.findByLabelText('Own')
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
  rerender(<Page turn={2} />)
  expect(document.activeElement).toBe(document.body)
  const second = await screen.findByLabelText('Own')
  expect(second).not.toBe(first)
  await vi.waitFor(() => expect(document.activeElement).toBe(second))
})

// Seen to fail: a block that was acted on took the focus from a button whose dialog closed later.
test('whoever went on to something else does not find the focus back at the block', async () => {
  render(<Page turn={1} />)
  const block = await screen.findByLabelText('Own')
  await vi.waitFor(() => expect(document.activeElement).toBe(block))
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  other.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
  document.body.appendChild(document.createElement('div')).remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
