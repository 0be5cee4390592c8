import { informationFixture, letterFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { attendanceFixture, referralLetterFixture, voidedLetterFixture } from '../../../entities/letter/letter-fixture'
import { picturedReplies } from '../../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import LetterSheet from './letter-sheet'

const meta = {
  title: 'Screens/Patient/Letter sheet',
  component: LetterSheet,
  render: () => <Route path="/:area/patient/:id/letter/:letter" component={LetterSheet} />,
} satisfies Meta<typeof LetterSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/patient/3/letter/4',
    ...more,
    replies: { 'GET /api/letter/4': reply, 'GET /api/information': success(informationFixture()), ...more.replies },
  } satisfies Scene,
})

export const SickNote: Story = { parameters: scene(success(letterFixture())) }
export const Referral: Story = { parameters: scene(success(referralLetterFixture())) }
export const AttendanceInEnglish: Story = { parameters: scene(success(attendanceFixture())) }
export const Void: Story = { parameters: scene(success(voidedLetterFixture())) }
export const Changed: Story = { parameters: scene(success(letterFixture({ is_intact: false }))) }
export const ReferralAtTheDesk: Story = {
  parameters: scene(success(referralLetterFixture({ content: null })), {
    role: 'front_office_clinic',
    path: '/clinic/patient/3/letter/4',
  }),
}
export const ReferralWithLogoAndStamp: Story = {
  parameters: scene(success(referralLetterFixture()), { replies: picturedReplies() }),
}
export const Unknown: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
