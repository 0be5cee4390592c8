import { ApiError } from '@clinic/api'
import { registrationMachine } from '@clinic/core/registration'
import {
  actorAt,
  clinicFixture,
  patientInputFixture,
  receiptFixture,
  registrationContextFixture,
  type StateOf,
} from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { PublicFrame } from '../../platform/steps/public-frame'
import { listOf, refusal, type Scene, silence, success } from '../../testing/scene'
import { RegistrationSteps } from './registration-steps'

interface RegisterProps {
  state: StateOf<typeof registrationMachine>
  context?: Parameters<typeof registrationContextFixture>[0]
  restoredAt?: string
}

/** The page in a state of its machine. */
function Register({ state, context, restoredAt }: RegisterProps) {
  const [actor] = useState(() => actorAt(registrationMachine, state, registrationContextFixture(context)))
  return (
    <PublicFrame>
      <RegistrationSteps actor={actor} restoredAt={restoredAt} onStartOver={() => {}} />
    </PublicFrame>
  )
}

const clinic = clinicFixture()
const clinics = [
  clinic,
  clinicFixture({ slug: 'tebet', name: 'Klinik Gigi Tebet', address: 'Jl. Tebet Raya 38' }),
  clinicFixture({ slug: 'dago', name: 'Klinik Gigi Dago', address: 'Jl. Dago 101', city: 'Bandung' }),
]
const filled = { clinic, patient: patientInputFixture(), consent: true }
const clinicReply = (reply: NonNullable<Scene['replies']>[string]) => ({
  scene: { role: null, path: '/patient/register', replies: { 'GET /api/registration/clinic': reply } } satisfies Scene,
})

const meta = {
  title: 'Screens/Registration/Register',
  component: Register,
  parameters: clinicReply(success(listOf([clinic]))),
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>

export const LanguageSelection: Story = { args: { state: 'languageSelection' } }
export const ClinicOfTheLink: Story = { args: { state: 'clinicInformation', context: { slug: 'kemang' } } }
export const ClinicThatTakesNoRegistrations: Story = {
  args: { state: 'clinicInformation', context: { slug: 'kemang' } },
  parameters: clinicReply(success(listOf([{ ...clinic, status: 'inactive' }]))),
}
export const LinkOfNoClinic: Story = {
  args: { state: 'clinicInformation', context: { slug: 'nowhere' } },
  parameters: clinicReply(success(listOf([]))),
}
export const ClinicLoading: Story = {
  args: { state: 'clinicInformation', context: { slug: 'kemang' } },
  parameters: clinicReply(silence),
}
export const ClinicFailed: Story = {
  args: { state: 'clinicInformation', context: { slug: 'kemang' } },
  parameters: clinicReply(refusal(503, 'The database does not answer.')),
}
export const ChoiceOfClinics: Story = {
  args: { state: 'clinicInformation' },
  parameters: clinicReply(success(listOf(clinics))),
}
export const ChoiceWithoutAMatch: Story = {
  args: { state: 'clinicInformation' },
  parameters: clinicReply(success(listOf(clinics))),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'Surabaya')
  },
}
export const ChoiceOfNoClinic: Story = {
  args: { state: 'clinicInformation' },
  parameters: clinicReply(success(listOf([]))),
}
export const PatientInformation: Story = { args: { state: 'patientInformation', context: { clinic } } }
export const PatientInformationWithProblems: Story = {
  args: { state: 'patientInformation', context: { clinic } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Register|Daftar)$/ }))
  },
}
export const PatientWithoutAnIdentityNumber: Story = {
  args: {
    state: 'patientInformation',
    context: {
      ...filled,
      patient: patientInputFixture({
        identification: 'not_available',
        identity_number: '',
        identity_reason: 'Newborn',
      }),
    },
  },
}
export const Child: Story = {
  args: {
    state: 'patientInformation',
    context: { ...filled, patient: patientInputFixture({ date_of_birth: '2018-03-02' }) },
  },
}
export const ChildWithoutAGuardian: Story = {
  ...Child,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Register|Daftar)$/ }))
  },
}
export const HealthSaid: Story = {
  args: {
    state: 'patientInformation',
    context: {
      ...filled,
      screening: {
        allergy: {
          answer: 'listed',
          alerts: [
            { kind: 'drug', name: 'Amoksisilin' },
            { kind: 'latex', name: '' },
          ],
        },
        condition: { answer: 'none', alerts: [] },
        medication: { answer: 'listed', alerts: [] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Register|Daftar)$/ }))
  },
}
export const NikThatDoesNotFit: Story = {
  args: {
    state: 'patientInformation',
    context: { ...filled, patient: patientInputFixture({ identity_number: '3174011705900001' }) },
  },
}
export const RestoredDraft: Story = {
  args: { state: 'patientInformation', context: filled, restoredAt: '2026-11-20T02:00:00Z' },
}
export const RefusedByTheClinic: Story = {
  args: {
    state: 'patientInformation',
    context: { ...filled, error: new ApiError('This clinic does not take registrations at the moment.', 422) },
  },
}
export const Submitting: Story = { args: { state: 'submitting', context: filled } }
export const Completed: Story = { args: { state: 'completed', context: { ...filled, receipt: receiptFixture() } } }
