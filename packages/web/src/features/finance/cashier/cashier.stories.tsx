import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { cashShiftFixture, countedShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { billedPatient, cashierRowFixture, invoiceCardFixture } from '../../../entities/invoice/invoice-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import Cashier from './cashier'

const meta = { title: 'Screens/Finance/Cashier', component: Cashier } satisfies Meta<typeof Cashier>
export default meta
type Story = StoryObj<typeof meta>

const scene = (rows: Reply, shift: Reply = success({ current: cashShiftFixture() })) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/finance',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/cashier': rows,
      'GET /api/cash-shift/mine': shift,
    },
  } satisfies Scene,
})

const people = [
  { first_name: 'Ayu', invoice: cashierRowFixture().invoice },
  { first_name: 'Sulastri', invoice: invoiceCardFixture({ id: 13 }) },
  {
    first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum',
    invoice: invoiceCardFixture({ id: 14, state: 'paid', paid: 765_000, owed: 0 }),
  },
  { first_name: 'محمد عبد الرحمن', invoice: null },
]
const many = people.map(({ first_name, invoice }, index) =>
  cashierRowFixture({
    visit_id: 7 + index,
    queue_number: 4 + index,
    patient: billedPatient({ id: 12 + index, first_name, last_name: '' }),
    invoice,
  }),
)

export const Many: Story = { parameters: scene(success({ rows: many })) }
export const Nobody: Story = { parameters: scene(success({ rows: [] })) }
export const WithoutShift: Story = {
  parameters: scene(success({ rows: many }), success({ current: null })),
}
export const AskedToOpenTheShift: Story = {
  parameters: scene(success({ rows: many }), success({ current: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Open cash shift|Buka kas)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Counted: Story = {
  parameters: scene(success({ rows: many }), success({ current: countedShiftFixture() })),
}
export const Loading: Story = { parameters: scene(silence, silence) }
export const Failed: Story = {
  parameters: scene(refusal(503, 'The database does not answer.'), refusal(503, 'The database does not answer.')),
}
