import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { Card } from '../card'
import { EmptyState } from '../feedback/empty-state'
import Menu from '../overlay/menu'
import { MenuButton } from '../overlay/menu-button'
import { Tag } from '../tag'
import { Pagination } from './pagination'
import { Table } from './table'

const patients = [
  { id: 1, name: 'Siti Rahmawati', record: '00-12-34', born: '17/04/1988', phone: '0812 3456 7890', status: 'Active' },
  { id: 2, name: 'Budi Santoso', record: '00-12-35', born: '02/11/1975', phone: '0813 1111 2222', status: 'Active' },
  { id: 3, name: 'Putri', record: '00-12-36', born: '30/01/2016', phone: '0857 0000 1111', status: 'Incomplete' },
  {
    id: 4,
    name: 'Raden Mas Bambang Hadikusumo Wicaksono',
    record: '00-12-37',
    born: '09/09/1959',
    phone: '',
    status: 'Active',
  },
]
type Patient = (typeof patients)[number]

const meta = {
  title: 'UI/Table',
  component: Table<Patient>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Patients',
    rows: patients,
    rowKey: (patient) => patient.id,
    href: (patient) => `/clinic/patient/${patient.id}`,
    sort: 'name',
    onSort: () => undefined,
    skeletonRows: 4,
    columns: [
      { key: 'name', header: 'Name', cell: (patient) => patient.name, sortable: true },
      {
        key: 'record',
        header: 'Record number',
        cell: (patient) => <bdi dir="ltr">{patient.record}</bdi>,
        fit: true,
        sortable: true,
      },
      { key: 'born', header: 'Date of birth', cell: (patient) => patient.born, fit: true, from: 'lg' },
      { key: 'phone', header: 'Phone', cell: (patient) => <bdi dir="ltr">{patient.phone}</bdi>, fit: true },
      {
        key: 'status',
        header: 'Status',
        fit: true,
        cell: ({ status }) => <Tag tone={status === 'Active' ? 'success' : 'warning'}>{status}</Tag>,
      },
    ],
    actionsLabel: 'Actions',
    actions: ({ id, name }) => (
      <MenuButton
        label={`Actions for ${name}`}
        menu={(opening) => (
          <Menu
            {...opening}
            groups={[
              [{ value: 'edit', label: 'Edit', href: `/clinic/patient/${id}/edit` }],
              [{ value: 'copy', label: 'Copy the record number', onSelect: () => undefined }],
            ]}
          />
        )}
      />
    ),
  },
  render: (args) => (
    <Card flush>
      <Table {...args} />
      <Pagination
        pagination={{
          totalItems: 60,
          currentPage: 1,
          hasNextPage: true,
          hasPrevPage: false,
          offset: 0,
          rowPerPage: 25,
        }}
        onPage={() => undefined}
        onRowsPerPage={() => undefined}
      />
    </Card>
  ),
} satisfies Meta<typeof Table<Patient>>
export default meta
type Story = StoryObj<typeof meta>

export const SomePatients: Story = {}
export const Roomy: Story = { args: { density: 'roomy' } }
export const MenuOfARow: Story = {
  // below an open menu nothing is pressed, so the buttons that it covers in part are no targets
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Putri' }))
    const item = await screen.findByRole('menuitem', { name: 'Edit' })
    await waitFor(() => expect(item).toBeVisible())
  },
}
export const Loading: Story = { args: { rows: undefined } }
export const NobodyFits: Story = {
  args: { rows: [] },
  render: (args) => (
    <Card flush>
      <Table {...args} />
      <EmptyState kind="filtered" title="Nobody fits these words">
        Try a part of the name, the phone or the record number.
      </EmptyState>
    </Card>
  ),
}
/** In a narrow card its rows are cards, since no column may be left out. */
export const Wide: Story = {
  args: { wide: true },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[44rem]' })}>
        <Story />
      </div>
    ),
  ],
}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
