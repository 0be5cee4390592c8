import type { Schema } from '@clinic/api'
import { patientFixture, patientInputFixture } from '@clinic/core/testing'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientCreate from './patient-create'

const meta = { title: 'Screens/Patient/Create', component: PatientCreate } satisfies Meta<typeof PatientCreate>
export default meta
type Story = StoryObj<typeof meta>

const scene = (create: Reply = silence, overrides: Partial<Scene> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/new',
    ...overrides,
    replies: { 'POST /api/patient': create, ...overrides.replies },
  } satisfies Scene,
})

/** A draft of an earlier day. */
const draft =
  (value: object): Decorator =>
  (Story, { loaded }) => {
    loaded.app.drafts.save('patient-new', { value, savedAt: '2026-11-20T02:00:00Z' })
    return <Story />
  }
const save: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)/ }))

const ayu = patientInputFixture()
const taken = { fields: { identity_number: 'Another patient of this clinic has this number' } }

export const Empty: Story = { parameters: scene() }
export const DraftRestored: Story = { parameters: scene(), decorators: draft(ayu) }
export const NikOfSomebodyElse: Story = { parameters: scene(), decorators: draft({ ...ayu, sex: 'male' }) }
export const NoIdentityNumber: Story = {
  parameters: scene(),
  decorators: draft({ ...ayu, identification: 'not_available', identity_number: '', identity_reason: 'Newborn' }),
}
export const FieldsMissing: Story = { parameters: scene(), play: save }
export const Saving: Story = { parameters: scene(), decorators: draft(ayu), play: save }
export const SaveFailed: Story = {
  parameters: scene(refusal(503, 'The database does not answer.')),
  decorators: draft(ayu),
  play: save,
}
export const RefusedByTheServer: Story = {
  parameters: scene(refusal(422, 'Please check: Identity number.', taken)),
  decorators: draft(ayu),
  play: save,
}

const likely: Schema<'PatientCandidate'>[] = [
  { patient: patientFixture({ last_name: 'Lestary' }), reasons: ['name_and_birth', 'phone'] },
  {
    patient: patientFixture({
      id: 13,
      record_number: '00-12-35',
      status: 'inactive',
      date_of_birth: '2015-02-28',
      first_name: 'Zoë',
      last_name: 'van der Berg-Kusumawardhani Prawirodirdjo',
    }),
    reasons: ['phone'],
  },
  {
    patient: patientFixture({ id: 14, record_number: '01-00-00-00', first_name: 'محمد', last_name: '' }),
    reasons: ['phone'],
  },
]
const match = (reply: Reply, overrides: Partial<Scene> = {}) =>
  scene(silence, { ...overrides, replies: { 'POST /api/patient/match': reply } })
const saveAndSee: Story['play'] = async (context) => {
  await save?.(context)
  await screen.findByRole('alertdialog')
}

export const Comparing: Story = { parameters: match(silence), decorators: draft(ayu), play: save }
export const LikelySomebodyThere: Story = {
  parameters: match(success(listOf(likely))),
  decorators: draft(ayu),
  play: saveAndSee,
}
export const LikelySomebodyThereInIndonesian: Story = {
  parameters: match(success(listOf(likely)), { language: 'id' }),
  decorators: draft(ayu),
  play: saveAndSee,
}
export const IdentityNumberOfAPatient: Story = {
  parameters: match(success(listOf([{ patient: patientFixture(), reasons: ['identity', 'name_and_birth', 'phone'] }]))),
  decorators: draft(ayu),
  play: saveAndSee,
}
export const NotCompared: Story = {
  parameters: match(refusal(503, 'The database does not answer.')),
  decorators: draft(ayu),
  play: saveAndSee,
}
