import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ComboboxField, type FoundOption } from './combobox-field'

const services = ['Scaling', 'Scaling dua rahang', 'Tambal komposit'].map((label, index) => ({
  value: String(index),
  label,
}))
const find = async (text: string): Promise<FoundOption[]> =>
  services.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

const user = userEvent.setup()
/** Types as one event: the widget writes its state back into the box, and here it does not redraw between two letters. */
const type = (input: HTMLInputElement, value: string) => {
  input.focus()
  fireEvent.input(input, { target: { value } })
}

interface FormProps {
  keepsTyped?: boolean
  load: typeof find
  chosen: FoundOption | null
  keeps: boolean
  onChange: (value: FoundOption | null) => void
  onSubmit: (event: FormEvent) => void
}

function Form({ load, chosen, keeps, keepsTyped, onChange, onSubmit }: FormProps) {
  const [value, setValue] = useState(chosen)
  const change = (next: FoundOption | null) => {
    onChange(next)
    if (keeps) setValue(next)
  }
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField
        label={'Service'}
        name={'service'}
        load={load}
        value={value}
        keepsTyped={keepsTyped}
        picks={keeps ? 'one' : 'many'}
        onChange={change}
      />
      <button type="submit">Save</button>
    </form>
  )
}

function show({ load = find, keeps = true, chosen = null, keepsTyped }: Partial<FormProps> = {}) {
  const changes: (string | undefined)[] = []
  const submit = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <Form
      load={load}
      keeps={keeps}
      keepsTyped={keepsTyped}
      chosen={chosen}
      onChange={(next) => changes.push(next?.label)}
      onSubmit={submit}
    />,
  )
  return { changes, submit, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Service' }) }
}

/** Found, and the first one under the finger. */
const seeOptions = (count: number) =>
  waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(count)
    expect(screen.getAllByRole('option').some((option) => option.hasAttribute('data-highlighted'))).toBe(true)
  })

it('finds by a part of the name and takes one with the keyboard', async () => {
  const { input, changes, submit } = show()
  type(input, 'scal')
  await seeOptions(2)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(changes).toEqual(['Scaling dua rahang'])
  expect(input.value).toBe('Scaling dua rahang')
  expect(submit).not.toHaveBeenCalled()
})

it('takes the first one found with Enter alone', async () => {
  const { input, changes } = show()
  type(input, 'tambal')
  await seeOptions(1)
  await user.keyboard('{Enter}')
  expect(changes).toEqual(['Tambal komposit'])
})

it('is empty for the next one when the value is taken elsewhere', async () => {
  const { input, changes } = show({ keeps: false })
  for (const [text, found] of [
    ['tambal', 'Tambal komposit'],
    ['dua', 'Scaling dua rahang'],
  ] as const) {
    type(input, text)
    await waitFor(() => expect(screen.getByRole('option').textContent).toBe(found))
    await seeOptions(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(input.value).toBe(''))
  }
  expect(changes).toEqual(['Tambal komposit', 'Scaling dua rahang'])
})

it('takes nothing that an earlier text found', async () => {
  const { input, changes } = show({ keeps: false })
  type(input, 'tambal')
  await seeOptions(1)
  type(input, 'dua')
  await user.keyboard('{Enter}')
  expect(changes).toEqual([])
  await waitFor(() => expect(screen.getByRole('option').textContent).toBe('Scaling dua rahang'))
})

it('shows the first ones when it is opened, without a word typed', async () => {
  const { input } = show()
  await user.click(input)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
})

it('returns to the chosen option when the typed text finds none', async () => {
  const { input, changes } = show({ chosen: services[0] })
  type(input, 'Scaling xyz')
  await user.tab()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Scaling'))
  expect(changes).toEqual([])
})

it('chooses nothing any more when the text is taken away', async () => {
  const { input, changes } = show({ chosen: services[0] })
  type(input, '')
  await user.tab()
  expect(changes).toEqual([undefined])
})

it('shows the chosen option again when Escape closes the list over another text', async () => {
  const { input, changes } = show({ chosen: services[0] })
  type(input, 'tambal')
  await seeOptions(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect([input.value, screen.queryByRole('option')]).toEqual(['Scaling', null]))
  expect(changes).toEqual([])
})

it('chooses again, when Escape closes the list, what was chosen before the text was taken away', async () => {
  const { input, changes } = show({ chosen: services[2] })
  type(input, '')
  await seeOptions(3)
  type(input, 'dua')
  await seeOptions(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input.value).toBe('Tambal komposit'))
  expect(changes).toEqual([undefined, 'Tambal komposit'])
  await user.tab()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Tambal komposit')
})

it('keeps what is typed when Escape closes the list and nothing was chosen', async () => {
  const { input } = show()
  type(input, 'tambal')
  await seeOptions(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(input.value).toBe('tambal')
})

it('does not save the form by Enter while something is typed', async () => {
  const { input, submit } = show({ load: () => new Promise(() => {}) })
  type(input, 'scal')
  await user.keyboard('{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

it('shows that nothing could be loaded, and searches again with the next letter', async () => {
  let isAway = true
  const { input } = show({ load: (text) => (isAway ? Promise.reject(new Error('away')) : find(text)) })
  type(input, 'sca')
  await screen.findByText('Not loaded. Type again to retry.')
  isAway = false
  type(input, 'scal')
  await seeOptions(2)
})

it('says below itself that nothing is found, with no list over what stands there, and keeps the text at Enter', async () => {
  const { input, submit } = show()
  type(input, 'Scaling xyz')
  await screen.findByText('No options', { selector: 'p' })
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  expect(input.value).toBe('Scaling xyz')
  expect(submit).not.toHaveBeenCalled()
  type(input, 'Scaling')
  await seeOptions(2)
  expect(screen.queryByText('No options', { selector: 'p' })).toBeNull()
})

it.each([
  [true, 'Scaling xyz'],
  [false, ''],
])('keeps what finds nothing when it is left, where that can be entered anew: %j', async (keepsTyped, want) => {
  const { input } = show({ keepsTyped })
  type(input, 'Scaling xyz')
  await screen.findByText('No options', { selector: 'p' })
  await user.tab()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(want))
})
