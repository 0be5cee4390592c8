import {
  noteContentFixture,
  noteProcedureFixture,
  treatmentConsentContentFixture,
  treatmentConsentFixture,
} from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Scene } from '../../testing/scene'
import { visitCardFixture } from '../visit/visit-fixture'
import ProcedureConsent from './procedure-consent'
import { refusalFixture, revokedConsentFixture } from './treatment-consent-fixture'

const visit = visitCardFixture({ id: 7, state: 'in_practice' })
const { patient } = visit
const row = noteProcedureFixture({ id: 1, product_id: 1, tooth: '48', surfaces: [], consent: null })
const by = (consent_id: number) => ({
  ...row,
  consent: { witness: 'Nur Aini', at: '2026-11-20T03:32:00.000Z', consent_id },
})

const meta = {
  title: 'Screens/Practice/Consent to a procedure',
  component: ProcedureConsent,
  args: {
    visit,
    row,
    name: 'Pencabutan gigi impaksi',
    content: noteContentFixture({ procedures: [row] }),
    consents: [],
    onConsent: () => {},
    onRemove: () => {},
  },
  parameters: {
    scene: { role: 'doctor_clinic', account: { doctor_id: 1 }, path: '/doctor/idental' } satisfies Scene,
  },
} satisfies Meta<typeof ProcedureConsent>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const SignedBefore: Story = { args: { consents: [treatmentConsentFixture({ patient })] } }
export const Signed: Story = { args: { row: by(5), consents: [treatmentConsentFixture({ patient })] } }
export const Loading: Story = { args: { row: by(5), consents: undefined } }
export const Revoked: Story = {
  args: { row: by(7), consents: [revokedConsentFixture({ patient })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(was revoked|sudah dicabut)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(Sign again|Tanda tangani lagi)/ })).toBeVisible()
  },
}
export const Refused: Story = { args: { consents: [refusalFixture({ patient, visit_id: 7 })] } }
export const OfAnotherTooth: Story = {
  args: {
    row: by(5),
    consents: [
      treatmentConsentFixture({
        patient,
        content: treatmentConsentContentFixture({ services: [{ product_id: 1, tooth: '38' }] }),
      }),
    ],
  },
}
export const AfterTheVisit: Story = {
  args: { visit: { ...visit, state: 'finished' }, row: by(5), consents: [treatmentConsentFixture({ patient })] },
}
