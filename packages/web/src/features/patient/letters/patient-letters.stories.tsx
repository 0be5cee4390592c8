import { letterFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { attendanceFixture, referralLetterFixture, voidedLetterFixture } from '../../../entities/letter/letter-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Letters',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/letter" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/patient/12/letter',
    ...more,
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/letter': reply },
  } satisfies Scene,
})
const many = [
  attendanceFixture(),
  referralLetterFixture(),
  letterFixture({ is_intact: false }),
  voidedLetterFixture({ id: 3, number: 'SRT/KMG/2026/0006' }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const AtTheDesk: Story = {
  parameters: scene(success(listOf([referralLetterFixture({ content: null }), letterFixture()])), {
    role: 'front_office_clinic',
    account: {},
    path: '/clinic/patient/12/letter',
  }),
}
export const AskedToVoid: Story = {
  parameters: scene(success(listOf(many))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Void|Batalkan) / })
    if (first) await userEvent.click(first)
    await screen.findByRole('dialog')
  },
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
