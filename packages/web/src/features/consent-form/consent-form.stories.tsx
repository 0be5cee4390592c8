import type { Meta, StoryObj } from '@storybook/react-vite'
import { consentFormFixture } from '../../entities/treatment-consent/consent-form-fixture'
import { masterStories } from '../../testing/master-stories'
import useConsentForm from './consent-form'

const stories = masterStories('consent-form', useConsentForm, [
  consentFormFixture(),
  consentFormFixture({
    id: 2,
    name: 'Perawatan saluran akar',
    category: 'endodontics',
    status: 'inactive',
    version: 3,
  }),
])
const meta = { title: 'Screens/Consent forms' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
