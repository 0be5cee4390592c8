import { informationFixture, treatmentConsentFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { refusalFixture, revokedConsentFixture } from '../../../entities/treatment-consent/treatment-consent-fixture'
import { picturedReplies } from '../../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import ConsentSheet from './consent-sheet'

const meta = {
  title: 'Screens/Patient/Consent sheet',
  component: ConsentSheet,
  render: () => <Route path="/:area/patient/:id/consent/:consent" component={ConsentSheet} />,
} satisfies Meta<typeof ConsentSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, replies: Record<string, Reply> = {}) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/patient/3/consent/4',
    replies: {
      'GET /api/treatment-consent/4': reply,
      'GET /api/information': success(informationFixture()),
      ...replies,
    },
  } satisfies Scene,
})

export const Given: Story = { parameters: scene(success(treatmentConsentFixture())) }
export const RefusedInEnglish: Story = { parameters: scene(success(refusalFixture())) }
export const Revoked: Story = { parameters: scene(success(revokedConsentFixture())) }
export const Changed: Story = { parameters: scene(success(treatmentConsentFixture({ is_intact: false }))) }
export const WithLogo: Story = { parameters: scene(success(treatmentConsentFixture()), picturedReplies()) }
export const Unknown: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
