import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { addendumFixture, servicesFixture, signedNoteFixture } from '../../../entities/note/note-fixture'
import { measurementFixture, sheetFixture } from '../../../entities/vital-sign/vital-sign-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'
import { manyVisits, patientVisitFixture } from './patient-visit-fixture'

const meta = {
  title: 'Screens/Patient/Visits',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/visit" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

interface Shown extends Scene {
  visits?: Reply
  notes?: Reply
}
const written = success({
  visit_id: 7,
  patient: patientVisitFixture().patient,
  notes: [signedNoteFixture({ addenda: [addendumFixture()] })],
})
const scene = ({ visits = success(listOf(manyVisits())), notes = written, ...more }: Shown = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/patient/12/visit',
    ...more,
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/visit': visits,
      'GET /api/visit/7/note': notes,
      [`GET /api/patient/${patientVisitFixture().patient.id}/letter`]: success(listOf([])),
      [`GET /api/patient/${patientVisitFixture().patient.id}/treatment-consent`]: success(listOf([])),
      'GET /api/visit/7/vital-sign': success(sheetFixture({ id: 7, measurements: [measurementFixture()] })),
      ...Object.fromEntries(servicesFixture.map((service) => [`GET /api/product/${service.id}`, success(service)])),
    },
  } satisfies Scene,
})
const opened = '/clinic/patient/12/visit?visit=7'
const withoutRecord = manyVisits().map((visit) => ({ ...visit, record: null }))

export const Many: Story = { parameters: scene() }
export const OpenedByTheManager: Story = { parameters: scene({ path: opened }) }
export const OpenedByItsDentist: Story = {
  parameters: scene({ path: '/doctor/patient/12/visit?visit=7', role: 'doctor_clinic', account: { doctor_id: 1 } }),
}
export const OpenedAtTheDesk: Story = {
  parameters: scene({ path: opened, role: 'front_office_clinic', visits: success(listOf(withoutRecord)) }),
}
export const AskedToReopen: Story = {
  parameters: scene({ path: opened }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/masih sedikit ngilu/) // whole: a click before that is drawn late in a test
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reopen|Buka kembali)$/ }))
    await screen.findByRole('dialog')
  },
}
export const NotesFailed: Story = {
  parameters: scene({ path: opened, notes: refusal(503, 'The database does not answer.') }),
}
export const NotesLoading: Story = { parameters: scene({ path: opened, notes: silence }) }
export const None: Story = { parameters: scene({ visits: success(listOf([])) }) }
export const Loading: Story = { parameters: scene({ visits: silence }) }
export const Failed: Story = { parameters: scene({ visits: refusal(503, 'The database does not answer.') }) }
