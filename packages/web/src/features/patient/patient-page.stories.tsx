import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientPage from './patient-page'
// what comes later is here with the file: no story waits for its compilation
import './summary-chart'
import { patientVisitFixture } from './visits/patient-visit-fixture'

const meta = {
  title: 'Screens/Patient/Page',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const lastVisit = success(listOf([patientVisitFixture({ record: null })]))
const scene = (
  reply: Reply,
  { role = 'front_office_clinic', path = '/clinic/patient/12', replies, ...more }: Scene = {},
) => ({
  scene: {
    role,
    path,
    ...more,
    replies: { 'GET /api/patient/12': reply, 'GET /api/patient/12/visit': lastVisit, ...replies },
  } satisfies Scene,
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
export const NoMessages: Story = { parameters: scene(success(patientFixture({ no_messages: true }))) }
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
export const AsADentistWithThePatientInTheChair: Story = {
  parameters: scene(success(patientFixture()), {
    role: 'doctor_clinic',
    path: '/doctor/patient/12',
    account: { doctor_id: 1 },
    replies: {
      'GET /api/patient/12/visit': success(listOf([patientVisitFixture({ state: 'in_practice', outcome: null })])),
      'GET /api/patient/12/odontogram': success(
        odontogramFixture(['18,28 une', '46 o car', '36 mod amf', '11 mpc rct']),
      ),
    },
  }),
}
/** A chart that cannot be read is never drawn as a healthy mouth. */
export const ChartFailed: Story = {
  parameters: scene(success(patientFixture()), {
    role: 'doctor_clinic',
    path: '/doctor/patient/12',
    account: { doctor_id: 1 },
    replies: { 'GET /api/patient/12/odontogram': refusal(503, 'The database does not answer.') },
  }),
}
export const NeverHere: Story = {
  parameters: scene(success(patientFixture()), { replies: { 'GET /api/patient/12/visit': success(listOf([])) } }),
}
export const VisitsFailed: Story = {
  parameters: scene(success(patientFixture()), {
    replies: { 'GET /api/patient/12/visit': refusal(503, 'The database does not answer.') },
  }),
}
export const Loading: Story = { parameters: scene(silence) }
export const NoSuchPatient: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')),
}
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
