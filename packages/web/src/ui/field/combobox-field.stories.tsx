import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ComboboxField, type FoundOption } from './combobox-field'

const services: FoundOption[] = [
  { value: '1', label: 'Scaling satu rahang', note: 'PER-01 · Rp 350.000' },
  { value: '2', label: 'Scaling dua rahang', note: 'PER-02 · Rp 600.000' },
  { value: '3', label: 'Tambal komposit satu permukaan pada gigi sulung dengan isolasi', note: 'KON-03 · Rp 275.000' },
  { value: '4', label: 'Konsultasi', note: 'KNS-01 · Rp 100.000' },
]
const find: ComponentProps<typeof ComboboxField>['load'] = async (text) =>
  services.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

// the widget redraws after each typed letter
const user = userEvent.setup({ delay: 50 })

const meta = {
  title: 'UI/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Service',
    name: 'service',
    placeholder: 'Type a part of its name',
    load: find,
    value: null,
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <ComboboxField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: services[2] ?? null, required: true } }
export const WithError: Story = { args: { required: true, error: 'This is required' } }
export const Found: Story = {
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox', { name: 'Service' }), 'scal')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await expect(screen.getByRole('option', { name: /satu rahang/ })).toBeVisible()
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox', { name: 'Service' }), 'xyz')
    await waitFor(() => expect(screen.getByText('No options', { selector: 'p' })).toBeVisible())
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
export const StillLoading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox', { name: 'Service' }))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('away')) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox', { name: 'Service' }))
    await waitFor(() => expect(screen.getByText('Not loaded. Type again to retry.')).toBeVisible())
  },
}
