import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientPage from './patient-page'

const meta = {
  title: 'Screens/Patient/Page',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, { role = 'front_office_clinic', path = '/clinic/patient/12' }: Scene = {}) => ({
  scene: { role, path, replies: { 'GET /api/patient/12': reply } } satisfies Scene,
})

const incomplete = patientFixture({
  first_name: 'Dimas',
  last_name: '',
  sex: 'male',
  email: '',
  blood_type: null,
  identification: 'not_available',
  identity_number: '',
  identity_reason: 'Newborn',
  date_of_birth: '2026-09-02',
  address: { street: 'Gg. Melati 3', province: '', city: '', district: '', village: '', postcode: '' },
})

export const ReadyForSatusehat: Story = { parameters: scene(success(patientFixture())) }
export const IncompleteForSatusehat: Story = { parameters: scene(success(incomplete)) }
export const Inactive: Story = { parameters: scene(success(patientFixture({ status: 'inactive' }))) }
export const AskedToDeactivate: Story = {
  parameters: scene(success(patientFixture())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^(Photo|Foto)$/ }) // whole: a click before that is drawn late in a test
    await userEvent.click(canvas.getByRole('button', { name: /^(Deactivate|Nonaktifkan)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const LongName: Story = {
  parameters: scene(
    success(
      patientFixture({
        first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum',
        last_name: 'Wirjosoekarto Danurwendo',
      }),
    ),
  ),
}
export const AsANurse: Story = {
  parameters: scene(success(incomplete), { role: 'nurse_clinic', path: '/nurse/patient/12' }),
}
export const Loading: Story = { parameters: scene(silence) }
export const NoSuchPatient: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')),
}
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
