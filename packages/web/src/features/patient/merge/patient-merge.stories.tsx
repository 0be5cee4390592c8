import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { listOf, refusal, type Scene, silence, success } from '../../../testing/scene'
import { mergePreviewFixture } from './merge-fixture'
import './duplicate-choice'
import './merge-question'
import './merge-review'
import PatientMerge from './patient-merge'

const meta = {
  title: 'Screens/Patient/Merge',
  component: PatientMerge,
  render: () => <Route path="/clinic/patient/:id/merge" component={PatientMerge} />,
} satisfies Meta<typeof PatientMerge>
export default meta
type Story = StoryObj<typeof meta>

const { patient, duplicate } = mergePreviewFixture()
const scene = (replies: Scene['replies'] = {}, path = '/clinic/patient/12/merge?duplicate=13') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/patient/12': success(patient),
      'GET /api/patient/12/merge-preview': success(mergePreviewFixture()),
      ...replies,
    },
  } satisfies Scene,
})
const choosing = (replies: Scene['replies']) => scene(replies, '/clinic/patient/12/merge')

export const Comparing: Story = { parameters: scene() }
export const NothingMoves: Story = {
  parameters: scene({
    'GET /api/patient/12/merge-preview': success(
      mergePreviewFixture({
        moves: {
          appointment: 0,
          visit: 0,
          note: 0,
          prescription: 0,
          letter: 0,
          invoice: 0,
          odontogram_finding: 0,
          vital_sign: 0,
          medical_alert: 0,
          patient_policy: 0,
          patient_document: 0,
          package_sold: 0,
          deposit: 0,
          waitlist_entry: 0,
          registration: 0,
          photo: 0,
        },
      }),
    ),
  }),
}
export const OneIsInTheHouse: Story = {
  parameters: scene({
    'GET /api/patient/12/merge-preview': success(mergePreviewFixture({ obstacle: 'visit_under_way' })),
  }),
}
export const BothAtOneTime: Story = {
  parameters: scene({ 'GET /api/patient/12/merge-preview': success(mergePreviewFixture({ obstacle: 'same_time' })) }),
}
export const TheSamePatient: Story = {
  parameters: scene({ 'GET /api/patient/12/merge-preview': success(mergePreviewFixture({ duplicate: patient })) }),
}
export const Asking: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Merge|Gabungkan)$/ }))
  },
}
export const ChoosingWhom: Story = {
  parameters: choosing({
    'POST /api/patient/match': success(listOf([{ patient: duplicate, reasons: ['name_and_birth', 'phone'] }])),
  }),
}
export const NobodySimilar: Story = { parameters: choosing({ 'POST /api/patient/match': success(listOf([])) }) }
export const SimilarNotFound: Story = {
  parameters: choosing({ 'POST /api/patient/match': refusal(503, 'The database does not answer.') }),
}
export const Loading: Story = { parameters: scene({ 'GET /api/patient/12/merge-preview': silence }) }
export const Failed: Story = {
  parameters: scene({ 'GET /api/patient/12/merge-preview': refusal(503, 'The database does not answer.') }),
}
export const Missing: Story = {
  parameters: scene({ 'GET /api/patient/12': refusal(404, 'This does not exist, or not in your clinic.') }),
}
export const LongNames: Story = {
  parameters: scene({
    'GET /api/patient/12/merge-preview': success(
      mergePreviewFixture({
        duplicate: patientFixture({
          id: 13,
          first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum',
          last_name: 'Wirjosoekarto Danurwendo',
        }),
      }),
    ),
  }),
}
