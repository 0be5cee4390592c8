import { treatmentConsentFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { visitCardFixture } from '../visit/visit-fixture'
import { refusalFixture, revokedConsentFixture } from './treatment-consent-fixture'
import VisitConsents from './visit-consents'

const visit = visitCardFixture({ id: 7, state: 'in_practice' })

const meta = {
  title: 'Screens/Practice/Consents',
  component: VisitConsents,
  args: { visit },
} satisfies Meta<typeof VisitConsents>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: { [`GET /api/patient/${visit.patient.id}/treatment-consent`]: reply },
  } satisfies Scene,
})
const some = success(listOf([treatmentConsentFixture(), refusalFixture(), revokedConsentFixture()]))

export const Some: Story = { parameters: scene(some) }
export const None: Story = { parameters: scene(success(listOf([]))) }
export const OfAColleague: Story = { parameters: scene(some), args: { visit: { ...visit, doctor_id: 2 } } }
export const AfterTheVisit: Story = { parameters: scene(some), args: { visit: { ...visit, state: 'finished' } } }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
