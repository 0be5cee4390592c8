import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

function Saving({ onSave }: { onSave: () => void }) {
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    onSave()
  }
  return (
    <Button busy={busy} onClick={save}>
      Save
    </Button>
  )
}

it('saves once, however often it is pressed', async () => {
  const save = vi.fn()
  render(<Saving onSave={save} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
})

it('saves once by a double click, also when it is busy only after both of its clicks', () => {
  const save = vi.fn()
  render(
    <Button busy={false} onClick={save}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(save).toHaveBeenCalledTimes(1)
})

it('is pressed by each click where nothing is sent', () => {
  const more = vi.fn()
  render(<Button onClick={more}>More</Button>)
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  fireEvent.click(screen.getByRole('button'), { detail: 2 })
  expect(more).toHaveBeenCalledTimes(2)
})

it('keeps its name and focus while it is busy, and is announced as busy', async () => {
  render(<Saving onSave={() => undefined} />)
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(document.activeElement)
})

it('does not submit a form while it is busy', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Sign in
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
