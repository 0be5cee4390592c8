import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { assistanceDayFixture, assistanceFixture, assistedFixture } from '../../entities/assistance/assistance-fixture'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { visitCardFixture } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import AssistanceToday from './assistance-today'

const meta = { title: 'Screens/Assistance today', component: AssistanceToday } satisfies Meta<typeof AssistanceToday>
export default meta
type Story = StoryObj<typeof meta>

const day = (reply: Reply = success(assistanceDayFixture())) => ({
  scene: {
    role: 'nurse_clinic',
    path: '/nurse/assistance/today',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/assistance/today': reply,
      'GET /api/staff': success(listOf([])),
      'GET /api/company-medicine': success(listOf([])),
    },
  } satisfies Scene,
})
const own = (overrides: Partial<Assistance>) =>
  day(success(assistanceDayFixture({ visits: [assistedFixture({ assistances: [assistanceFixture(overrides)] })] })))
const patience = { timeout: 10_000 }

export const Morning: Story = { parameters: day() }
export const Assigned: Story = { parameters: own({ state: 'assigned' }) }
export const Preparing: Story = { parameters: own({ prepared: ['tray/oral_surgery', 'consent'] }) }
export const Prepared: Story = {
  parameters: own({ prepared: ['tray/oral_surgery', 'anaesthetic', 'consent', 'x_ray'] }),
}
export const HandedOver: Story = { parameters: own({ state: 'reassigned' }) }
export const Nobody: Story = { parameters: day(success(assistanceDayFixture({ visits: [] }))) }
export const Many: Story = {
  parameters: day(
    success(
      assistanceDayFixture({
        visits: Array.from({ length: 20 }, (_, id) => assistedFixture({ visit: visitCardFixture({ id: id + 1 }) })),
      }),
    ),
  ),
}
export const AccountOfNoAssistant: Story = { parameters: day(success(assistanceDayFixture({ staff: null }))) }
export const Loading: Story = { parameters: day(silence) }
export const Failed: Story = { parameters: day(refusal(503, 'The database does not answer.')) }

export const Correcting: Story = {
  parameters: day(),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Correct|Koreksi) Komposit/ })
    await userEvent.click(first as HTMLElement)
    await screen.findByRole('dialog', {}, patience)
  },
}

export const HandingOver: Story = {
  parameters: day(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Hand over|Alihkan)$/ }))
    await screen.findByRole('dialog', {}, patience)
  },
}

export const NothingChosen: Story = {
  parameters: own({ state: 'assisting', started_at: '2026-11-20T02:00:00.000Z' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Record|Catat)$/ }))
    await expect(await canvas.findByText(/^(Choose a material|Pilih bahan)$/)).toBeVisible()
  },
}
