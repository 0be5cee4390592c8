import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './tabs'

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Patients',
    current: '/clinic/patient',
    tabs: [
      { href: '/clinic/patient', label: 'Patients' },
      { href: '/clinic/patient/registration', label: 'Registrations', count: 3 },
      { href: '/clinic/patient/recall', label: 'Recall' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstIsOpen: Story = {}
const many = [
  'Summary',
  'Visits',
  'Odontogram',
  'Periodontal',
  'Plans',
  'Files',
  'Prescriptions',
  'Consents',
  'Letters',
  'Invoices',
]
/** However many and however narrow the window: one row, with the open one in sight. */
export const Many: Story = {
  args: {
    current: '/9',
    tabs: many.map((name, index) => ({ href: `/${index}`, label: name })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, open] = [many[0] ?? '', many[9] ?? ''].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    )
    const row = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(open?.top).toBe(first?.top)
    await expect(open?.left).toBeGreaterThanOrEqual(row.left - 1)
    await expect(open?.right).toBeLessThanOrEqual(row.right + 1)
  },
}
export const SecondIsOpen: Story = { args: { current: '/clinic/patient/registration' } }
