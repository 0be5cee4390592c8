import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/master/master-create'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useInsurance from './insurance'
import { emas, ended, ofExpiredPayor, ofInactivePayor, payors } from './insurance-fixture'

const base = '/clinic/insurance'
const List = () => <MasterList master={useInsurance()} base={base} />
const Page = () => <MasterPage master={useInsurance()} base={base} />
const Create = () => <MasterCreate master={useInsurance()} base={base} />

const meta = { title: 'Screens/Insurance', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const replies = { 'GET /api/payor': success(listOf(payors)) }
const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { ...replies, 'GET /api/insurance': reply } } satisfies Scene,
})
const page = (reply: Reply, scene: Partial<Scene> = {}) => ({
  scene: {
    ...{ role: 'manager_clinic', path: `${base}/1`, ...scene },
    replies: { ...replies, 'GET /api/insurance/1': reply, ...scene.replies },
  } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf([emas, ofExpiredPayor, ofInactivePayor, ended]))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?payor_id=8`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = {
  render: () => <Create />,
  parameters: { scene: { role: 'manager_clinic', path: `${base}/new`, replies } satisfies Scene },
}
export const Stored: Story = { render: onPage, parameters: page(success(emas)) }
export const PayorContractExpired: Story = { render: onPage, parameters: page(success(ofExpiredPayor)) }
export const PayorInactive: Story = { render: onPage, parameters: page(success(ofInactivePayor)) }
export const Ended: Story = { render: onPage, parameters: page(success(ended)) }
export const CellRefused: Story = {
  render: onPage,
  parameters: page(success(emas), {
    replies: {
      'PUT /api/insurance/1': refusal(400, 'Please check.', { fields: { 'coverage_rules.1.percent': 'At most 100' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)/ })),
}
export const AtTheFrontOffice: Story = {
  render: onPage,
  parameters: page(success(emas), { role: 'front_office_clinic' }),
}
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
