import { letterFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { signedNoteFixture } from '../note/note-fixture'
import { visitCardFixture } from '../visit/visit-fixture'
import { referralLetterFixture } from './letter-fixture'
import VisitLetters from './visit-letters'

const visit = visitCardFixture({ id: 7, state: 'finished' })

const meta = {
  title: 'Screens/Practice/Letters',
  component: VisitLetters,
  args: { visit },
} satisfies Meta<typeof VisitLetters>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      [`GET /api/patient/${visit.patient.id}/letter`]: reply,
      'GET /api/visit/7/note': success({ visit_id: 7, patient: visit.patient, notes: [signedNoteFixture()] }),
    },
  } satisfies Scene,
})
const some = success(listOf([referralLetterFixture(), letterFixture()]))

export const Some: Story = { parameters: scene(some) }
export const None: Story = { parameters: scene(success(listOf([]))) }
export const OfAColleague: Story = {
  parameters: scene(some),
  args: { visit: { ...visit, doctor_id: 2 } },
}
export const WritingASickNote: Story = {
  parameters: scene(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Write a letter|Tulis surat)$/ }))
    await screen.findByRole('dialog')
  },
}
export const WritingAReferral: Story = {
  parameters: scene(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Write a letter|Tulis surat)$/ }))
    await userEvent.selectOptions(await screen.findByLabelText(/^(Kind of letter|Jenis surat)/), 'referral')
  },
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
