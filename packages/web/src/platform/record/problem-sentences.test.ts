import { expect, it } from 'vitest'
import { problemSentences } from './problem-sentences'

const words = { required: () => 'This is required', short: ({ min }: { min: number }) => `At least ${min}` }

it('gives each field that is wrong its sentence, and none to those that are right', () => {
  const problems = { name: 'required', phone: 'required', 'rules.1.percent': 'required', code: undefined }
  expect(problemSentences({ required: words.required }, problems)).toEqual({
    name: 'This is required',
    phone: 'This is required',
    'rules.1.percent': 'This is required',
    code: undefined,
  })
})

it('passes parameters to the sentence', () => {
  expect(problemSentences({ short: words.short }, { password: 'short' }, { min: 8 })).toEqual({
    password: 'At least 8',
  })
})
