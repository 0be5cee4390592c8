import { informationFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Switch } from 'wouter'
import { serviceFixture, servicesFixture } from '../../../entities/note/note-fixture'
import { odontogramFixture } from '../../../entities/odontogram/odontogram-fixture'
import { draftPlanFixture, treatmentPlanFixture } from '../../../entities/treatment-plan/treatment-plan-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PlanCreate from './plan-create'
import PlanEdit from './plan-edit'

const meta = {
  title: 'Screens/Patient/Treatment plan form',
  render: () => (
    <Switch>
      <Route path="/doctor/patient/:id/plan/new" component={PlanCreate} />
      <Route path="/doctor/patient/:id/plan/:plan/edit" component={PlanEdit} />
    </Switch>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const services = [...servicesFixture, serviceFixture({ id: 9, scope: 'jaw', price_model: 'fixed', price: 2_750_000 })]
const scene = (path: string, replies: Record<string, Reply> = {}, more: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: `/doctor/patient/12/plan/${path}`,
    ...more,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/odontogram': success(odontogramFixture(['+48 mis karies', '+45 rct'])),
      'GET /api/product': success(listOf(services)),
      ...Object.fromEntries(services.map((row) => [`GET /api/product/${row.id}`, success(row)])),
      ...replies,
    },
  } satisfies Scene,
})
const edit = (reply: Reply, replies: Record<string, Reply> = {}) =>
  scene('8/edit', { 'GET /api/treatment-plan/8': reply, ...replies })
const saves: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)$/ }))
}

export const New: Story = { parameters: scene('new') }
export const NewWithNothing: Story = { parameters: scene('new'), play: saves }
export const WithoutAChart: Story = {
  parameters: scene('new', { 'GET /api/patient/12/odontogram': refusal(503, 'The database does not answer.') }),
}
export const Edit: Story = { parameters: edit(success(draftPlanFixture())) }
export const SavedBySomebodyElse: Story = {
  parameters: edit(success(draftPlanFixture()), {
    'PUT /api/treatment-plan/8': refusal(409, 'Somebody was faster.', {
      current: draftPlanFixture({ title: 'Perbaikan gigi geraham', version: 2 }),
    }),
  }),
  play: saves,
}
export const OfAnotherDentist: Story = { parameters: edit(success(draftPlanFixture({ doctor_id: 2 }))) }
export const WasProposed: Story = { parameters: edit(success(treatmentPlanFixture())) }
export const Unknown: Story = { parameters: edit(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: edit(silence) }
export const Failed: Story = { parameters: edit(refusal(503, 'The database does not answer.')) }
