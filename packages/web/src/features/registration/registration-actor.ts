import type { registrationMachine } from '@clinic/core/registration'
import type { ActorRefFrom } from 'xstate'

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
