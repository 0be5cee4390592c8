import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Table } from './table'

const rows = ['Siti', 'Budi', 'Putri'].map((name, id) => ({ id, name, phone: `081${id}` }))

function show({ sort, onSort }: { sort?: string; onSort?: (sort: string) => void } = {}) {
  const { hook, history } = memoryLocation({ record: true })
  render(
    <Router hook={hook}>
      <Table
        label="Patients"
        rows={rows}
        rowKey={(row) => row.id}
        href={(row) => `/patient/${row.id}`}
        sort={sort}
        onSort={onSort}
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
          { key: 'phone', header: 'Phone', cell: (row) => row.phone },
        ]}
        actions={(row) => <button type="button">More for {row.name}</button>}
        actionsLabel="Actions"
      />
    </Router>,
  )
  return history
}

it('walks the rows with the arrow keys and opens one with Enter', async () => {
  const history = show()
  screen.getByRole('link', { name: 'Siti' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(history?.at(-1)).toBe('/patient/1')
})

it('opens a row that is clicked anywhere', async () => {
  const history = show()
  await userEvent.click(screen.getByText('0812'))
  expect(history?.at(-1)).toBe('/patient/2')
})

it('isolates the direction of what a cell says, in a link too', () => {
  show()
  for (const said of ['Siti', '0812']) expect(screen.getByText(said).tagName).toBe('BDI')
})

it('stays where it is when a button in the row is pressed', async () => {
  const history = show()
  await userEvent.click(screen.getByRole('button', { name: 'More for Budi' }))
  expect(history?.at(-1)).toBe('/')
})

it.each([
  { sort: undefined, want: 'name' },
  { sort: 'name', want: '-name' },
  { sort: '-name', want: 'name' },
])('asks for $want when the head is pressed while sorted by $sort', async ({ sort, want }) => {
  const onSort = vi.fn()
  show({ sort, onSort })
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith(want)
})
