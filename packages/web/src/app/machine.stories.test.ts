import { sessionMachine } from '@clinic/core/auth'
import { batchRunnerMachine } from '@clinic/core/import'
import { languageMachine } from '@clinic/core/language'
import { liveMachine } from '@clinic/core/live'
import { networkMachine } from '@clinic/core/network'
import { preferenceMachine } from '@clinic/core/preference'
import { statesOf } from '@clinic/core/testing'
import { expect, it } from 'vitest'
import * as importStories from '../features/import/import.stories'
import * as languageStories from './language.stories'
import * as liveStories from './live/live.stories'
import * as networkStories from './network.stories'
import * as preferenceStories from './preference.stories'
import * as sessionStories from './session.stories'

it.each([
  ['session', statesOf(sessionMachine), sessionStories],
  ['network', statesOf(networkMachine), networkStories],
  ['language', statesOf(languageMachine), languageStories],
  ['live', statesOf(liveMachine), liveStories],
  ['batch runner', statesOf(batchRunnerMachine), importStories],
  ['preference', statesOf(preferenceMachine), preferenceStories],
])('every state of the %s machine has a story', (_, states, stories) => {
  const shown = Object.values(stories).flatMap((story) =>
    'parameters' in story ? (story.parameters?.state ?? []) : [],
  )
  expect(shown.toSorted()).toEqual(states.toSorted())
})
