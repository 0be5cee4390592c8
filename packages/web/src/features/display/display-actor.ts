import type { displayMachine } from '@clinic/core/display'
import type { ActorRefFrom } from 'xstate'

export type DisplayActor = ActorRefFrom<typeof displayMachine>
