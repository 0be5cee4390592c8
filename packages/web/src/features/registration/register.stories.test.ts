import { registrationMachine } from '@clinic/core/registration'
import { statesOf } from '@clinic/core/testing'
import { expect, test } from 'vitest'
import * as stories from './register.stories'

test('every state of the registration machine has a story', () => {
  const shown = Object.values(stories).flatMap((story) => ('args' in story && story.args ? [story.args.state] : []))
  expect(new Set(shown)).toEqual(new Set(statesOf(registrationMachine)))
})
