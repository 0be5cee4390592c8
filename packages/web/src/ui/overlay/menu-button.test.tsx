import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Table } from '../table/table'
import Menu from './menu'
import { MenuButton } from './menu-button'

const rows = ['Siti', 'Budi'].map((name, id) => ({ id, name }))

function show() {
  const { hook, history } = memoryLocation({ record: true })
  const copied = vi.fn()
  render(
    <Router hook={hook}>
      <Table
        label="Patients"
        rows={rows}
        rowKey={({ id }) => id}
        href={({ id }) => `/patient/${id}`}
        columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
        actionsLabel="Actions"
        actions={({ id, name }) => (
          <MenuButton
            label={`Actions for ${name}`}
            menu={(opening) => (
              <Menu
                {...opening}
                groups={[
                  [{ value: 'edit', label: 'Edit', href: `/patient/${id}/edit` }],
                  [{ value: 'copy', label: 'Copy', onSelect: () => copied(name) }],
                ]}
              />
            )}
          />
        )}
      />
    </Router>,
  )
  return { history, copied }
}

const button = (name = 'Budi') => screen.getByRole('button', { name: `Actions for ${name}` })
const menu = () => screen.findByRole('menu', { name: 'Actions for Budi' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

it('names the column and the button of each row', () => {
  show()
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  expect(button('Siti').getAttribute('aria-haspopup')).toBe('menu')
  expect(screen.queryByRole('menu')).toBeNull()
})

it('is opened by Enter, walked by arrows, and follows the chosen link', async () => {
  const { history } = show()
  button().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe(await menu()))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(history?.at(-1)).toBe('/patient/1/edit'))
})

it('is opened by an arrow, does what is chosen for the row, and gives the focus back', async () => {
  const { history, copied } = show()
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(async () => expect(document.activeElement).toBe(await menu()))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(copied).toHaveBeenCalledWith('Budi'))
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(history?.at(-1)).toBe('/')
})

it('is closed by Escape and by its own button, which keeps the focus', async () => {
  show()
  await userEvent.click(button())
  await menu()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(button()))
  await userEvent.click(button())
  await menu()
  await userEvent.click(button())
  await isClosed()
})

it('leaves a right click on the row to the browser', () => {
  show()
  expect(fireEvent.contextMenu(screen.getByRole('link', { name: 'Budi' }))).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
})
