import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination'

const page = { totalItems: 60, currentPage: 2, hasNextPage: true, hasPrevPage: true, offset: 25, rowPerPage: 25 }

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { pagination: page, onPage: () => undefined, onRowsPerPage: () => undefined },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}
export const LastPage: Story = { args: { pagination: { ...page, currentPage: 3, offset: 50, hasNextPage: false } } }
export const NoRows: Story = {
  args: { pagination: { ...page, totalItems: 0, currentPage: 1, offset: 0, hasNextPage: false, hasPrevPage: false } },
}
