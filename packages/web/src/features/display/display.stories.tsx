import { displayMachine } from '@clinic/core/display'
import { actorAt, displayQueueFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import { DisplayView } from './display-view'

const meta = { title: 'Screens/Display', component: DisplayView } satisfies Meta<typeof DisplayView>
export default meta
type Story = StoryObj<typeof meta>

const shown = { queue: displayQueueFixture(), ahead: 0, attempt: 0, lastCall: '' }
const nothing = { ...shown, queue: null }
const scene = { role: null, path: '/display' } satisfies Scene
const at = (
  state: StateOf<typeof displayMachine>,
  context: Parameters<typeof actorAt<typeof displayMachine>>[2],
): Story => ({
  args: { display: actorAt(displayMachine, state, context) },
  parameters: { state, scene },
})

export const Connecting = at('connecting.asking', nothing)
export const Unreachable = at('connecting.waiting', { ...nothing, attempt: 3 })
export const Refreshing = at('showing.asking', shown)
export const Showing = at('showing.waiting', shown)
export const Stale = at('stale.waiting', { ...shown, attempt: 3 })
export const Retrying = at('stale.asking', { ...shown, attempt: 3 })
export const Revoked = at('revoked.waiting', nothing)
export const Doubting = at('revoked.asking', nothing)

const showing = (queue: Parameters<typeof displayQueueFixture>[0]): Story => ({
  args: { display: actorAt(displayMachine, 'showing.waiting', { ...shown, queue: displayQueueFixture(queue) }) },
  parameters: { scene },
})

export const NobodyCalled = showing({ called: [] })
export const Empty = showing({ called: [], inside: [], next: [], waiting: 0 })
/** A large clinic with long names. */
export const Many = showing({
  clinic: 'Klinik Gigi dan Mulut Keluarga Besar Bhayangkara Nusantara Raya',
  called: Array.from({ length: 6 }, (_, index) => ({
    number: 120 + index,
    room: `Ruang Perawatan Anak ${index + 1}`,
    since: '2026-11-23T03:41:30.000Z',
  })),
  inside: Array.from({ length: 12 }, (_, index) => ({
    number: 90 + index,
    room: `Kursi ${index + 1}`,
    since: '2026-11-23T03:20:00.000Z',
  })),
  next: [126, 127, 128],
  waiting: 34,
})
