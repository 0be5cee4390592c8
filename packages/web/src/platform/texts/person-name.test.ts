import { expect, it } from 'vitest'
import { personName } from './person-name'

it.each([
  [{ first_name: 'Siti', last_name: 'Rahma' }, 'Siti Rahma'],
  [{ first_name: 'عبد الله', last_name: '' }, '\u2068عبد الله\u2069'],
  [{ first_name: 'Haji', last_name: 'العطاس' }, '\u2068Haji العطاس\u2069'],
])('isolates what is written from right to left: %j', (person, shown) => {
  expect(personName(person)).toBe(shown)
})
