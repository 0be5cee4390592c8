import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import usePayor from './payor'

const base = '/clinic/payor'
const List = () => <MasterList master={usePayor()} base={base} />
const Page = () => <MasterPage master={usePayor()} base={base} />

const meta = { title: 'Screens/Payor', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const times = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }
const rows = [
  { id: 1, name: 'Anggrek', status: 'active', version: 1, ...times },
  { id: 2, name: 'Melati', status: 'inactive', version: 3, ...times },
]
const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { 'GET /api/payor': reply } } satisfies Scene,
})
const page = (reply: Reply) => ({
  scene: { role: 'manager_clinic', path: `${base}/1`, replies: { 'GET /api/payor/1': reply } } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf(rows))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=mawar`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const Stored: Story = { render: onPage, parameters: page(success(rows[0])) }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
