import { expect, it } from 'vitest'
import { isolated, personName } from './person-name'

it.each([
  [{ first_name: 'Siti', last_name: 'Rahma' }, 'Siti Rahma'],
  [{ first_name: 'عبد الله', last_name: '' }, '\u2068عبد الله\u2069'],
  [{ first_name: 'Haji', last_name: 'العطاس' }, '\u2068Haji العطاس\u2069'],
])('isolates what is written from right to left: %j', (person, shown) => {
  expect(personName(person)).toBe(shown)
})

it('isolates the name of a dentist or a supplier among other words', () => {
  expect(`${isolated('د. نور')} 08:00`).toBe('\u2068د. نور\u2069 08:00')
  expect(isolated('drg. Nur')).toBe('drg. Nur')
})
