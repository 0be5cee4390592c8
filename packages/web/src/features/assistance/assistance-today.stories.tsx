import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { assistanceDayFixture, assistanceFixture, assistedFixture } from '../../entities/assistance/assistance-fixture'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { dictatedFixture, dictationFixture } from '../../entities/dictation/dictation-fixture'
import type { Dictation } from '../../entities/dictation/dictation-query'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { visitCardFixture } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
// what comes later is here with the file: no story waits for its compilation
import './dictation'
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
      'GET /api/company-medicine': success(listOf([])),
      'GET /api/patient/1/odontogram': success(odontogramFixture(['46 o car'])),
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

const dictating = (replies: Scene['replies']) => {
  const visit = visitCardFixture({ id: 7, state: 'in_practice' })
  const assistances = [assistanceFixture({ visit_id: 7, state: 'assisting', started_at: '2026-11-20T02:00:00.000Z' })]
  const { scene } = day(success(assistanceDayFixture({ visits: [assistedFixture({ visit, assistances })] })))
  const chart = { [`GET /api/patient/${visit.patient.id}/odontogram`]: success(odontogramFixture(['46 o car'])) }
  return { scene: { ...scene, account: { id: 21 }, replies: { ...scene.replies, ...chart, ...replies } } }
}
const dictated = (...dictations: Dictation[]) => ({
  'GET /api/visit/7/dictation': success(dictatedFixture(...dictations)),
})
const resolution = { by: 5, by_name: 'drg. Ratna Dewi', at: '2026-11-23T03:05:00.000Z', reason: '' }

export const NothingDictated: Story = { parameters: dictating(dictated()) }
export const Dictating: Story = {
  parameters: dictating(
    dictated(
      dictationFixture('37 o car', { id: 1, state: 'accepted', resolution }),
      dictationFixture('36 o car', { id: 2, state: 'rejected', resolution: { ...resolution, reason: 'Gigi lain' } }),
      dictationFixture('35 o car', { id: 3, state: 'withdrawn', resolution }),
      dictationFixture('34 o car', { id: 4 }),
      dictationFixture('33 m car', { id: 5, user_id: 22, user_name: 'Sari' }),
    ),
  ),
}
export const ChangingWhatWasDictated: Story = {
  parameters: dictating(dictated(dictationFixture('34 o car'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change|Ubah): / }, patience))
    await expect(await canvas.findByDisplayValue('34 o car')).toHaveFocus()
  },
}
export const DictationLoading: Story = { parameters: dictating({ 'GET /api/visit/7/dictation': silence }) }
export const DictationFailed: Story = {
  parameters: dictating({ 'GET /api/visit/7/dictation': refusal(503, 'The database does not answer.') }),
}
