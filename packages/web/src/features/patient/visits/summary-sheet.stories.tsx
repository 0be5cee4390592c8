import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { addendumFixture, noteFixture, servicesFixture, signedNoteFixture } from '../../../entities/note/note-fixture'
import { factsFixture, signedPrescriptionFixture } from '../../../entities/prescription/prescription-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { patientVisitFixture } from './patient-visit-fixture'
import SummarySheet from './summary-sheet'

const meta = {
  title: 'Screens/Patient/Summary sheet',
  component: SummarySheet,
  render: () => <Route path="/:area/patient/:id/visit/:visit/summary" component={SummarySheet} />,
} satisfies Meta<typeof SummarySheet>
export default meta
type Story = StoryObj<typeof meta>

const { patient } = patientVisitFixture()
const written = (...notes: ReturnType<typeof noteFixture>[]) => success({ visit_id: 7, patient, notes })
const signed = written(signedNoteFixture({ addenda: [addendumFixture()] }))
const prescribed = (...prescriptions: object[]) => success({ visit_id: 7, patient, facts: factsFixture, prescriptions })

const scene = (
  { notes = signed, prescriptions = prescribed(signedPrescriptionFixture()) }: { notes?: Reply; prescriptions?: Reply },
  more: Scene = {},
) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/patient/12/visit/7/summary',
    ...more,
    replies: {
      'GET /api/visit/7/note': notes,
      'GET /api/visit/7/prescription': prescriptions,
      'GET /api/information': success(informationFixture()),
      ...Object.fromEntries(servicesFixture.map((service) => [`GET /api/product/${service.id}`, success(service)])),
    },
  } satisfies Scene,
})

export const Signed: Story = { parameters: scene({}) }
export const WithoutPrescription: Story = { parameters: scene({ prescriptions: prescribed() }) }
export const NothingSigned: Story = { parameters: scene({ notes: written(noteFixture()) }) }
export const AtTheDesk: Story = {
  parameters: scene({}, { role: 'front_office_clinic', path: '/clinic/patient/12/visit/7/summary' }),
}
export const PrescriptionsFailed: Story = {
  parameters: scene({ prescriptions: refusal(503, 'The database does not answer.') }),
}
export const Loading: Story = { parameters: scene({ notes: silence }) }
export const Failed: Story = { parameters: scene({ notes: refusal(503, 'The database does not answer.') }) }
