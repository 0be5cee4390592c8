import type { Api } from '@clinic/api'
import type { sessionMachine } from '@clinic/core/auth'
import type { languageMachine } from '@clinic/core/language'
import type { networkMachine } from '@clinic/core/network'
import type { preferenceMachine } from '@clinic/core/preference'
import type { ActorRefFrom } from 'xstate'
import type { Drafts } from '../record/drafts'
import type { Texts } from '../texts/texts'

export interface App {
  api: Api
  session: ActorRefFrom<typeof sessionMachine>
  network: ActorRefFrom<typeof networkMachine>
  preference: ActorRefFrom<typeof preferenceMachine>
  language: ActorRefFrom<typeof languageMachine>
  texts: Texts
  drafts: Drafts
}
