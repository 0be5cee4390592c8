import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { packageSoldFixture } from '../../../entities/package-sold/package-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Packages',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/package" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, role: 'manager_clinic' | 'front_office_clinic' = 'manager_clinic') => ({
  scene: {
    role,
    path: '/clinic/patient/12/package',
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/package-sold': reply,
    },
  } satisfies Scene,
})

const none = { rest: 0, refundable: 0 }
const many = [
  packageSoldFixture(),
  packageSoldFixture({
    id: 2,
    name: 'Paket Kontrol',
    state: 'expired',
    valid_until: '2026-11-19',
    items: [{ product_id: 2, name: 'Kontrol', name_en: 'Check-up', sessions: 2, left: 1 }],
    refundable: 0,
  }),
  packageSoldFixture({
    id: 1,
    state: 'refunded',
    reason: 'Pindah ke Surabaya',
    items: [{ product_id: 2, name: 'Scaling', name_en: 'Scaling', sessions: 2, left: 0 }],
    ...none,
  }),
]

const opened =
  (name: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const OfTheDesk: Story = { parameters: scene(success(listOf(many)), 'front_office_clinic') }
export const Extending: Story = {
  parameters: scene(success(listOf(many))),
  play: opened(/^(Extend|Perpanjang) Paket Kontrol/),
}
export const Refunding: Story = {
  parameters: scene(success(listOf(many))),
  play: opened(/(the rest of|sisa) Paket Senyum Sehat/),
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
