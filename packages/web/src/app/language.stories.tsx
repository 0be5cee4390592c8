import { languageMachine } from '@clinic/core/language'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppWith } from '../testing/app-with'
import type { Scene } from '../testing/scene'
import { clinicFixture } from './clinic-fixture'
import { Root } from './root'

const meta = { title: 'Screens/App/Language', component: Root } satisfies Meta<typeof Root>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: StateOf<typeof languageMachine>): Story => {
  const wanted = state.startsWith('changing') ? 'id' : 'en'
  const language = actorAt(languageMachine, state, { language: 'en', direction: 'ltr', wanted, attempt: 0 })
  return {
    parameters: { state, scene: { path: '/clinic/dashboard', replies: clinicFixture } satisfies Scene },
    decorators: (Story) => (
      <AppWith parts={{ language }}>
        <Story />
      </AppWith>
    ),
  }
}

export const StartingLoading = at('starting.loading')
export const StartingWaitingToTryAgain = at('starting.waiting')
export const StartingFailed = at('starting.failed')
export const Shown = at('shown')
export const ChangingLoading = at('changing.loading')
export const ChangingWaitingToTryAgain = at('changing.waiting')
export const ChangingFailed = at('changing.failed')
