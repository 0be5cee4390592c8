import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { boardFixture, minutesAgo, visitCardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import Queue from './queue'

const meta = { title: 'Screens/Visit/Details', component: Queue } satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

const rooms = success(
  listOf([
    { id: 1, name: 'Cempaka' },
    { id: 2, name: 'Melati' },
  ]),
)
const scene = (visit: Reply, replies: Record<string, Reply> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/dashboard/queue?visit=1',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/board': success(boardFixture()),
      'GET /api/visit/1': visit,
      'GET /api/room': rooms,
      'GET /api/dispensing': success({ rows: [] }),
      ...replies,
    },
  } satisfies Scene,
})
/** What lies over the board comes with its first use. */
const patience = { timeout: 10_000 }
const press = (name: RegExp): Story => ({
  play: async ({ userEvent }) => {
    const [drawer] = await screen.findAllByRole('dialog', {}, patience)
    // the drawer hides what is behind it from readers one frame later, and would hide a quicker question too
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull(), patience)
    if (drawer) await userEvent.click(await within(drawer).findByRole('button', { name }, patience))
    // the drawer, and what lies over it
    await screen.findByRole(
      'heading',
      { level: 2, name: /\?$|^(Call|Panggil)|without|tanpa|goes home|pulang$/ },
      patience,
    )
  },
})
const moves = [
  ...visitFixture().moves,
  {
    event: 'visit.call',
    from_state: 'waiting',
    to_state: 'called',
    at: minutesAgo(3),
    user_name: 'Nur Aisyah',
    user_role: 'nurse_clinic',
    reason: '',
  },
] as const

export const Waiting: Story = { parameters: scene(success(visitFixture({ note: 'Datang dengan kursi roda' }))) }
export const Called: Story = {
  parameters: scene(success(visitFixture({ state: 'called', call_attempts: 1, moves: [...moves] }))),
}
export const Emergency: Story = {
  parameters: scene(
    success(visitFixture({ origin: 'emergency', appointment_id: null, identity: 'later', doctor_name: null })),
  ),
}
export const InPractice: Story = { parameters: scene(success(visitFixture({ state: 'in_practice' }))) }
export const Left: Story = {
  parameters: scene(success(visitFixture({ state: 'left', end_reason: 'Tidak bisa menunggu' }))),
}
export const AskedWhereTo: Story = { parameters: scene(success(visitFixture())), ...press(/^(Call|Panggil)$/) }
export const ChairsTaken: Story = {
  parameters: scene(success(visitFixture()), {
    'GET /api/visit/board': success(
      boardFixture({
        visits: [
          visitCardFixture(),
          visitCardFixture({ id: 2, state: 'called' }),
          visitCardFixture({ id: 3, state: 'in_practice', room_id: 2 }),
        ],
      }),
    ),
  }),
  ...press(/^(Call|Panggil)$/),
}
export const AskedToUndo: Story = {
  parameters: scene(success(visitFixture())),
  ...press(/^(Undo arrival|Batalkan kehadiran)$/),
}
export const AskedWhyLeaving: Story = {
  parameters: scene(success(visitFixture())),
  ...press(/^(Patient left|Pulang)$/),
}
export const AskedWhyByMistake: Story = {
  parameters: scene(success(visitFixture())),
  ...press(/^(Entered by mistake|Salah input)$/),
}
export const AskedWhetherGone: Story = {
  parameters: scene(success(visitFixture({ state: 'called', call_attempts: 3 }))),
  ...press(/^(Not there|Lewati)$/),
}
const treated = visitFixture({
  state: 'finished',
  outcome: 'completed',
  control: { on: '2026-12-04', reason: 'Kontrol tambalan' },
})
export const Treated: Story = { parameters: scene(success(treated)) }
export const AskedHowBilled: Story = { parameters: scene(success(treated)), ...press(/^Check.out$/) }
export const Loading: Story = { parameters: scene(silence) }
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
