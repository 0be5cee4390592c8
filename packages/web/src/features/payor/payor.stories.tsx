import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/master/master-create'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import usePayor from './payor'
import { ending, expired, personal, sentosa, upcoming } from './payor-fixture'

const base = '/clinic/payor'
const List = () => <MasterList master={usePayor()} base={base} />
const Page = () => <MasterPage master={usePayor()} base={base} />
const Create = () => <MasterCreate master={usePayor()} base={base} />

const meta = { title: 'Screens/Payors', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { 'GET /api/payor': reply } } satisfies Scene,
})
const page = (reply: Reply, role: Scene['role'] = 'manager_clinic') => ({
  scene: { role, path: `${base}/1`, replies: { 'GET /api/payor/1': reply } } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = {
  parameters: list(success(listOf([sentosa, ending, expired, upcoming, personal]))),
}
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?contract=expired`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = {
  render: () => <Create />,
  parameters: { scene: { role: 'manager_clinic', path: `${base}/new` } satisfies Scene },
}
export const Stored: Story = { render: onPage, parameters: page(success(sentosa)) }
export const ContractEndsSoon: Story = { render: onPage, parameters: page(success(ending)) }
export const ContractExpired: Story = { render: onPage, parameters: page(success(expired)) }
export const ContractNotBegun: Story = { render: onPage, parameters: page(success(upcoming)) }
export const AtTheFrontOffice: Story = { render: onPage, parameters: page(success(sentosa), 'front_office_clinic') }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
