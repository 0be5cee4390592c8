import { informationFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alertFixture, alertsFixture } from '../../entities/medical-alert/medical-alert-fixture'
import { boardFixture, expectedFixture } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
// what comes later is here with the file: no story waits for its compilation
import '../../entities/medical-alert/alert-banner'
import Queue from './queue'

const meta = { title: 'Screens/Visit/Check-in', component: Queue } satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

const rooms = success(
  listOf([
    { id: 1, name: 'Cempaka' },
    { id: 2, name: 'Melati' },
  ]),
)
const scene = (replies: Record<string, Reply> = {}, path = '/clinic/dashboard/queue?appointment=2') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/board': success(boardFixture()),
      'GET /api/room': rooms,
      'GET /api/patient/2': success(patientFixture({ id: 2 })),
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/patient/2/medical-alert': success(
        alertsFixture({ allergy: { alerts: [alertFixture({ patient_id: 2 })] } }),
      ),
      ...replies,
    },
  } satisfies Scene,
})
/** What lies over the board comes with its first use. */
const patience = { timeout: 10_000 }
const press =
  (name: RegExp): Story['play'] =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name }, patience))
    await screen.findByRole('alert', {}, patience)
  }
const match = /^(They match: check in|Cocok: catat hadir)$/

export const Expected: Story = { parameters: scene() }
const unknown = patientFixture({
  id: 2,
  identification: 'not_available',
  identity_number: '',
  identity_reason: 'Tertinggal',
})
export const IdentityMissing: Story = { parameters: scene({ 'GET /api/patient/2': success(unknown) }) }
const address = { street: 'Jl. Kenari 4', province: '', city: '', district: '', village: '', postcode: '' }
export const AddressMissing: Story = {
  parameters: scene({ 'GET /api/patient/2': success(patientFixture({ id: 2, address })) }),
}
/** Who decides for a child is named, or asked for. */
const child = patientFixture({ id: 2, date_of_birth: '2019-03-04' })
export const Child: Story = {
  parameters: scene({
    'GET /api/patient/2': success({
      ...child,
      guardian_name: 'Siti Rahmawati',
      guardian_relationship: 'mother',
      guardian_phone: '+6281298765432',
    }),
  }),
}
export const GuardianMissing: Story = { parameters: scene({ 'GET /api/patient/2': success(child) }) }
export const PatientFailed: Story = {
  parameters: scene({ 'GET /api/patient/2': refusal(503, 'The database does not answer.') }),
}
export const PatientOnTheWay: Story = { parameters: scene({ 'GET /api/patient/2': silence }) }
export const AfterBeingMissed: Story = {
  parameters: scene({
    'GET /api/visit/board': success(boardFixture({ appointments: [expectedFixture({ id: 2, state: 'no_show' })] })),
  }),
}
export const HereAlready: Story = {
  parameters: scene({
    'POST /api/appointment/2/arrive': refusal(409, 'This patient is here already', {
      fields: { patient_id: 'This patient is here already' },
    }),
  }),
  play: press(match),
}
export const OverMeanwhile: Story = { parameters: scene({}, '/clinic/dashboard/queue?appointment=99') }
export const WithoutAppointment: Story = { parameters: scene({}, '/clinic/dashboard/queue?open=new') }
export const NobodyChosen: Story = {
  parameters: scene({}, '/clinic/dashboard/queue?open=new'),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Check in|Catat hadir)$/ }, patience))
    await screen.findByText(/^(Choose a patient from the list|Pilih pasien dari daftar)$/, {}, patience)
  },
}
