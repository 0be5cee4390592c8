import { patientInputFixture } from '@clinic/core/testing'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence } from '../../testing/scene'
import PatientCreate from './patient-create'

const meta = { title: 'Screens/Patient/Create', component: PatientCreate } satisfies Meta<typeof PatientCreate>
export default meta
type Story = StoryObj<typeof meta>

const scene = (create: Reply = silence) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/new',
    replies: { 'POST /api/patient': create },
  } satisfies Scene,
})

/** What was typed on an earlier visit. */
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
