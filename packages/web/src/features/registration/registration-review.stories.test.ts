import { reviewMachine } from '@clinic/core/registration'
import { statesOf } from '@clinic/core/testing'
import { expect, test } from 'vitest'
import * as stories from './registration-review.stories'

test('every state of the review machine has a story', () => {
  const shown = Object.values(stories).flatMap((story) =>
    'parameters' in story ? (story.parameters?.state ?? []) : [],
  )
  expect(new Set(shown)).toEqual(new Set(statesOf(reviewMachine)))
})
