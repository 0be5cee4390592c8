import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SelectField } from './select-field'

it('is opened by a click, not by the second click of a double click on what was there before', () => {
  render(<SelectField label="Method" options={[{ value: 'cash', label: 'Cash' }]} />)
  const list = screen.getByRole('combobox', { name: 'Method' })
  const isOpenedBy = (detail: number) => {
    const press = createEvent.mouseDown(list, { detail })
    fireEvent(list, press)
    return !press.defaultPrevented
  }
  expect([isOpenedBy(1), isOpenedBy(2)]).toEqual([true, false])
})
