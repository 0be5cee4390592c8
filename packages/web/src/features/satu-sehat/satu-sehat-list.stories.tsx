import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { billedPatient } from '../../entities/invoice/invoice-fixture'
import {
  rejectedVisitFixture,
  satuSehatSteps,
  satuSehatVisitFixture,
  unreadyVisitFixture,
  waitingVisitFixture,
} from '../../entities/satu-sehat/satu-sehat-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import {
  satuSehatStatusFixture,
  setUpFailuresFixture,
  unconnectedStatusFixture,
} from './overview/satu-sehat-status-fixture'
import type { SatuSehatStatus } from './overview/satu-sehat-status-query'
import SatuSehatList from './satu-sehat-list'

const meta = { title: 'Screens/Satu Sehat/Visits', component: SatuSehatList } satisfies Meta<typeof SatuSehatList>
export default meta
type Story = StoryObj<typeof meta>

const long = billedPatient({ first_name: 'Raden Mas Bambang', last_name: 'Suryokusumo Wirjosandjojo' })
const rows = [
  unreadyVisitFixture({ patient: long }),
  rejectedVisitFixture(),
  waitingVisitFixture(),
  satuSehatVisitFixture({ state: 'dead', steps: satuSehatSteps('dead', { patient: 'sent' }), attempts: 291 }),
  satuSehatVisitFixture({ state: 'queued', steps: satuSehatSteps('queued'), attempts: 0 }),
  satuSehatVisitFixture(),
  satuSehatVisitFixture({ state: 'out_of_scope', steps: [], reason: 'left', attempts: 0 }),
].map((visit, index) => ({ ...visit, id: index + 1 }))

const scene = (status: Reply, visits: Reply = success(listOf(rows)), more: Scene = {}) => ({
  scene: {
    path: '/clinic/satu-sehat',
    ...more,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/satu-sehat/status': status,
      'GET /api/satu-sehat/visit': visits,
      ...more.replies,
    },
  } satisfies Scene,
})
const at = (status: Partial<SatuSehatStatus>) => scene(success(satuSehatStatusFixture(status)))
const rejected = { path: '/clinic/satu-sehat?rule=10003' }

export const SimulatorWithAQueue: Story = { parameters: at({}) }
export const SeenByTheFrontOffice: Story = {
  parameters: scene(success(satuSehatStatusFixture()), undefined, { role: 'front_office_clinic' }),
}
export const NotConnected: Story = { parameters: scene(success(unconnectedStatusFixture())) }
export const BeingRegistered: Story = {
  parameters: at({ set_up: { ...setUpFailuresFixture(), state: 'waiting', failures: [] } }),
}
export const NotAllRegistered: Story = { parameters: at({ set_up: setUpFailuresFixture() }) }
export const Sandbox: Story = { parameters: at({ environment: 'sandbox' }) }
export const TokenFailed: Story = {
  parameters: at({
    environment: 'production',
    token: {
      state: 'failed',
      expires_at: null,
      failed_at: '2026-11-20T04:30:00.000Z',
      failure: 'invalid_client: Client credentials are invalid',
    },
  }),
}
export const CircuitOpen: Story = {
  parameters: at({ environment: 'production', circuit: { state: 'open', open_until: '2026-11-20T05:00:00.000Z' } }),
}
export const AllSent: Story = {
  parameters: scene(
    success(
      satuSehatStatusFixture({
        environment: 'production',
        checklist: satuSehatStatusFixture().checklist.map((check) => ({ ...check, done: check.total })),
        counts: [{ state: 'sent', count: 1830 }],
        missing: [],
        rules: [],
      }),
    ),
    success(listOf([satuSehatVisitFixture()])),
  ),
}
export const NoVisitYet: Story = {
  parameters: scene(
    success(satuSehatStatusFixture({ last_sent_at: null, counts: [], missing: [], rules: [] })),
    success(listOf([])),
  ),
}
export const RejectedByOneRule: Story = {
  parameters: scene(success(satuSehatStatusFixture()), success(listOf([rejectedVisitFixture()])), rejected),
}
export const AskedToSendAgain: Story = {
  parameters: scene(success(satuSehatStatusFixture()), success(listOf([rejectedVisitFixture()])), rejected),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Send all of these again|Kirim ulang semua ini)$/ }),
    )
    await screen.findByRole('alertdialog')
  },
}
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(satuSehatStatusFixture()), success(listOf([])), {
    path: '/clinic/satu-sehat?missing=roomMissing',
  }),
}
export const Loading: Story = { parameters: scene(silence, silence) }
export const Failed: Story = {
  parameters: scene(refusal(503, 'The database does not answer.'), refusal(503, 'The database does not answer.')),
}
export const Forbidden: Story = {
  parameters: scene(refusal(403, 'Your role may not see this.'), refusal(403, 'Your role may not see this.')),
}
