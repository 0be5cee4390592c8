import { informationFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import {
  acceptedPlanFixture,
  draftPlanFixture,
  planItems,
  treatmentPlanFixture,
} from '../../../entities/treatment-plan/treatment-plan-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PlanSheet from './plan-sheet'

const meta = {
  title: 'Screens/Patient/Treatment plan sheet',
  component: PlanSheet,
  render: () => <Route path="/:area/patient/:id/plan/:plan/sheet" component={PlanSheet} />,
} satisfies Meta<typeof PlanSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, { patient = patientFixture(), query = '' } = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/patient/12/plan/8/sheet${query}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/patient/12': success(patient),
      'GET /api/treatment-plan/8': reply,
    },
  } satisfies Scene,
})

export const Proposed: Story = { parameters: scene(success(treatmentPlanFixture())) }
export const InIndonesian: Story = { parameters: scene(success(treatmentPlanFixture()), { query: '?language=id' }) }
export const AcceptedInPart: Story = { parameters: scene(success(acceptedPlanFixture())) }
export const Declined: Story = {
  parameters: scene(
    success(treatmentPlanFixture({ state: 'declined', decided_on: '2026-11-21', reason: 'Terlalu mahal' })),
  ),
}
export const Draft: Story = { parameters: scene(success(draftPlanFixture())) }
export const OfAMinor: Story = {
  parameters: scene(success(treatmentPlanFixture()), {
    patient: patientFixture({ date_of_birth: '2019-03-04', guardian_name: 'Siti Rahmawati' }),
  }),
}
export const OfManyItems: Story = {
  parameters: scene(
    success(
      treatmentPlanFixture({
        price_list: 'Member',
        items: [1, 2, 3, 4, 5, 6].flatMap((part) => planItems().map((item) => ({ ...item, id: item.id + part * 10 }))),
      }),
    ),
  ),
}
export const Unknown: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
