import type { Meta, StoryObj } from '@storybook/react-vite'
import { WindowedTable } from './windowed-table'

interface Person {
  line: number
  name: string
}

const meta = {
  title: 'UI/Windowed table',
  component: WindowedTable<Person>,
  args: {
    label: 'People',
    count: 10_000,
    columns: [
      { key: 'line', header: 'Row', width: '5rem', cell: ({ line }) => line },
      { key: 'name', header: 'Name', width: 'minmax(0, 1fr)', cell: ({ name }) => name },
      { key: 'more', header: 'Address', width: 'minmax(0, 2fr)', from: 'wide', cell: () => 'Jl. Kenanga No. 8' },
    ],
    row: (index): Person | undefined => ({ line: index + 2, name: `Ayu Lestari ${index}` }),
    onRange: () => {},
  },
} satisfies Meta<typeof WindowedTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

export const TenThousandRows: Story = {}
export const Few: Story = { args: { count: 3 } }
export const OnTheWay: Story = { args: { row: (index) => (index < 4 ? { line: index + 2, name: 'Ayu' } : undefined) } }
