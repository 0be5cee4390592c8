import type { Schema } from '@clinic/api'
import { maintenanceMachine } from '@clinic/core/room'
import { informationFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifecycleState } from '../../testing/lifecycle-state'
import { listOf, type Scene, success } from '../../testing/scene'
import MaintenancePanel from './maintenance-panel'

const meta = { title: 'Lifecycles/Maintenance' } satisfies Meta
export default meta

const at = (state: StateOf<typeof maintenanceMachine>): StoryObj => {
  const window: Schema<'RoomMaintenance'> = {
    id: 1,
    room_id: 1,
    version: 1,
    reason: 'Kompresor bocor',
    state,
    appointments: [],
    starts_at: '2026-11-20T01:00:00.000Z',
    ends_at: '2026-11-20T09:00:00.000Z',
  }
  return {
    parameters: {
      state,
      scene: {
        role: 'manager_clinic',
        replies: {
          'GET /api/information': success(informationFixture()),
          'GET /api/room/1/maintenance': success(listOf([window])),
        },
      } satisfies Scene,
    },
    render: () => (
      <LifecycleState machine={maintenanceMachine} state={state}>
        <MaintenancePanel room={1} />
      </LifecycleState>
    ),
  }
}

export const Planned = at('planned')
export const Running = at('running')
export const Past = at('past')
export const Cancelled = at('cancelled')
