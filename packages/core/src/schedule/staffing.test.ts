import { expect, it } from 'vitest'
import { staffing } from './staffing'

const hours = (...given: string[]) =>
  given.map((each) => {
    const [starts = '', ends = ''] = each.split('–')
    return { starts, ends }
  })

it.each([
  ['nobody', [], [], []],
  ['no dentist', [], ['08:00–20:00'], []],
  ['one of each', ['09:00–13:00'], ['08:30–14:00'], ['morning 1/1', 'afternoon 1/1']],
  ['no assistant', ['09:00–12:00'], [], ['morning 1/0']],
  ['an assistant who goes too early', ['09:00–13:00'], ['09:00–11:00'], ['morning 1/0', 'afternoon 1/0']],
  ['an assistant who comes too late', ['09:00–12:00'], ['10:00–12:00'], ['morning 1/0']],
  ['two assistants who take turns', ['09:00–12:00'], ['09:00–10:00', '10:00–12:00'], ['morning 1/1']],
  [
    'two at one time for two who are there one after the other',
    ['09:00–10:00', '10:00–12:00'],
    ['09:00–12:00'],
    ['morning 1/1'],
  ],
  [
    'more assistants than dentists',
    ['09:00–12:00', '10:00–11:00'],
    ['08:00–12:00', '08:00–12:00', '08:00–12:00'],
    ['morning 2/3'],
  ],
  ['as many missing at a busier moment', ['09:00–12:00', '10:00–11:00'], ['10:00–11:00'], ['morning 2/1']],
  [
    'fewer missing at a busier moment',
    ['09:00–11:00', '09:00–11:00', '10:00–11:00'],
    ['10:00–11:00', '10:00–11:00', '10:00–11:00'],
    ['morning 2/0'],
  ],
  ['an evening before a morning', ['17:00–20:00', '09:00–12:00'], [], ['morning 1/0', 'evening 1/0']],
  ['an evening alone', ['17:00–20:00'], [], ['evening 1/0']],
  ['a whole day', ['08:00–20:00', '15:00–18:00'], ['08:00–16:00'], ['morning 1/1', 'afternoon 2/0', 'evening 2/0']],
])('with %s', (_, dentists, assistants, want) => {
  const found = staffing(hours(...dentists), hours(...assistants))
  expect(found.map(({ part, dentists: work, assistants: help }) => `${part} ${work}/${help}`)).toEqual(want)
})
