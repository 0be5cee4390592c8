import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import {
  acceptedPlanFixture,
  draftPlanFixture,
  planItems,
  treatmentPlanFixture,
} from '../../../entities/treatment-plan/treatment-plan-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Treatment plans',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/plan" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const dentist = { role: 'doctor_clinic', account: { doctor_id: 1 }, path: '/doctor/patient/12/plan' } as const
const desk = { role: 'front_office_clinic', path: '/clinic/patient/12/plan' } as const

const scene = (reply: Reply, more: Scene = dentist) => ({
  scene: {
    ...more,
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/treatment-plan': reply },
  } satisfies Scene,
})

const draft = draftPlanFixture({ id: 9, title: 'Gigi tiruan rahang atas' })
const proposed = treatmentPlanFixture()
const accepted = acceptedPlanFixture({ id: 7, number: 'TPL/KMG/2026/0011' })
const expired = treatmentPlanFixture({
  id: 6,
  number: 'TPL/KMG/2026/0010',
  title: 'Implan 36',
  proposed_on: '2026-10-01',
  valid_until: '2026-10-31',
  expired: true,
})
const declined = treatmentPlanFixture({
  id: 5,
  number: 'TPL/KMG/2026/0009',
  title: 'Kawat gigi',
  state: 'declined',
  items: planItems().map((item) => ({ ...item, state: 'declined' })),
  decided_on: '2026-11-02',
  reason: 'Ingin mempertimbangkan biayanya dahulu',
})
const completed = acceptedPlanFixture({
  id: 4,
  number: 'TPL/KMG/2026/0004',
  title: 'Pembersihan',
  state: 'completed',
  items: planItems('done', 'done', 'done', 'done', 'done').map((item) => ({ ...item, done_on: '2026-11-10' })),
})
const closed = acceptedPlanFixture({ id: 3, title: 'Veneer', state: 'closed', reason: 'Dilanjutkan di klinik lain' })
const replaced = treatmentPlanFixture({ id: 2, number: 'TPL/KMG/2026/0002', state: 'replaced' })
const many = success(listOf([draft, proposed, accepted, expired, declined, completed, closed, replaced]))

const asks = (button: RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Story['play'] =>
  async function ask({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await screen.findByRole(role)
  }

export const InEveryState: Story = { parameters: scene(many) }
export const AtTheDesk: Story = { parameters: scene(many, desk) }
export const ByTheManager: Story = { parameters: scene(many, { ...desk, role: 'manager_clinic' }) }
export const Draft: Story = { parameters: scene(success(listOf([draft]))) }
export const DraftWithoutItems: Story = {
  parameters: scene(success(listOf([draftPlanFixture({ items: [], title: 'Rencana baru' })]))),
}
export const DraftOfAnotherDentist: Story = {
  parameters: scene(success(listOf([draftPlanFixture({ doctor_id: 2, doctor_name: 'drg. Budi Santoso' })]))),
}
export const AcceptedInPart: Story = { parameters: scene(success(listOf([accepted])), desk) }
export const Expired: Story = { parameters: scene(success(listOf([expired])), desk) }
export const WithPricesOfAClass: Story = {
  parameters: scene(success(listOf([treatmentPlanFixture({ price_list: 'Member' })]))),
}
export const LongNames: Story = {
  parameters: scene(
    success(
      listOf([
        acceptedPlanFixture({
          title: 'Rehabilitasi lengkap rongga mulut sebelum pernikahan, rahang atas dan bawah, dalam dua tahun',
          doctor_name: 'drg. Maya Kusumadewi Hadiningrat Wirjosoekarto, Sp.KG, M.Kes',
          reason: '',
        }),
      ]),
    ),
  ),
}
export const Proposing: Story = { parameters: scene(success(listOf([draft]))), play: asks(/^(Propose|Ajukan) /) }
export const ProposingWithoutPrices: Story = {
  parameters: scene(
    success(listOf([draftPlanFixture({ items: planItems().map((item) => ({ ...item, price: null, amount: null })) })])),
  ),
  play: asks(/^(Propose|Ajukan) /),
}
export const Answering: Story = {
  parameters: scene(success(listOf([proposed])), desk),
  play: asks(/^(Record the answer|Catat jawaban) /),
}
export const Declining: Story = {
  parameters: scene(success(listOf([proposed])), desk),
  play: asks(/^(The patient declined|Pasien menolak) /),
}
export const Closing: Story = { parameters: scene(success(listOf([accepted]))), play: asks(/^(Close|Tutup) /) }
export const Revising: Story = {
  parameters: scene(success(listOf([declined]))),
  play: asks(/^(Revise|Revisi) /, 'alertdialog'),
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const NoneAtTheDesk: Story = { parameters: scene(success(listOf([])), desk) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const Offline: Story = { parameters: scene(silence, { ...dentist, isOffline: true }) }
