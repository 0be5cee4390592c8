import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { cashShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { depositFixture, refundedDepositFixture } from '../../../entities/deposit/deposit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Deposits',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/invoice" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

interface Given {
  role?: 'manager_clinic' | 'front_office_clinic'
  shift?: ReturnType<typeof cashShiftFixture> | null
}

const scene = (reply: Reply, { role = 'manager_clinic', shift = cashShiftFixture() }: Given = {}) => ({
  scene: {
    role,
    path: '/clinic/patient/12/invoice',
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/deposit': reply,
      'GET /api/cash-shift/mine': success({ current: shift }),
    },
  } satisfies Scene,
})

const many = success(
  listOf([
    depositFixture(),
    depositFixture({ id: 1, number: 'DEP/KMG/2026/0001', method: 'cash', reference: '', amount: 500_000, left: 0 }),
  ]),
)

const opened =
  (name: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }

export const Many: Story = { parameters: scene(many) }
export const OfTheDesk: Story = { parameters: scene(many, { role: 'front_office_clinic' }) }
export const Taking: Story = {
  parameters: scene(many, { role: 'front_office_clinic' }),
  play: opened(/^(Take a deposit|Terima uang muka)$/),
}
export const TakingWithoutADrawer: Story = {
  parameters: scene(many, { role: 'front_office_clinic', shift: null }),
  play: opened(/^(Take a deposit|Terima uang muka)$/),
}
export const Refunding: Story = {
  parameters: scene(many),
  play: opened(/^(Give back of|Kembalikan dari) DEP/),
}
export const Refunded: Story = {
  parameters: scene(success(listOf([refundedDepositFixture()]))),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText(/^(History|Riwayat)$/))
    await canvas.findByRole('link', { name: /^(Receipt|Kuitansi) DEP\/KMG\/2026\/0009$/ })
  },
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
