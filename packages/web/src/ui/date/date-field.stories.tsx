import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DateField } from './date-field'

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'Date of birth', locale: 'en-GB' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '1988-04-17' } }
export const WithError: Story = {
  args: { required: true, defaultValue: '31/02/1988', error: 'This day does not exist' },
}
export const CalendarOpen: Story = {
  args: { defaultValue: '1988-04-17', max: '1988-04-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }))
    const day = await screen.findByRole('button', { name: /17 April 1988/ })
    await waitFor(() => expect(day).toBeVisible())
  },
}
export const CalendarInIndonesian: Story = {
  args: { defaultValue: '1988-08-17', locale: 'id-ID', label: 'Tanggal lahir' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }))
    const day = await screen.findByRole('button', { name: /17 Agustus 1988/ })
    await waitFor(() => expect(day).toBeVisible())
  },
}
