import { expect, it } from 'vitest'
import type { Entry } from './finding'
import { entryOf, sentEntry } from './sent-entry'
import { readLine } from './typed-line/typed-line'

const context = { layers: { now: [], planned: [] }, dentition: 'permanent', last: null } as const
const read = (line: string): Entry => {
  const outcome = readLine(line, context)
  if (outcome.problem) throw new Error(line)
  return outcome.proposals.map(({ entry }) => entry)[0] ?? expect.fail(line)
}

it.each(['46 mo car ? # dalam', '14-16 pob a14,16', '36 mis karies', '+46 rct', '11,21 dia 2mm', '33 mig d'])(
  '%s is the same entry after it was sent',
  (line) => expect(entryOf(sentEntry(read(line)))).toEqual(read(line)),
)

it('gives a reason with an error only', () => {
  const entry = read('46 o car')
  expect(sentEntry(entry, 'Gigi lain').reason).toBeNull()
  expect(sentEntry({ ...entry, mode: 'error' }, 'Gigi lain').reason).toBe('Gigi lain')
  expect(sentEntry({ ...entry, mode: 'error' }).reason).toBe('')
})

it('is put in the order of the chart', () =>
  expect(entryOf({ ...sentEntry(read('46 o car')), teeth: ['21', '11'], note: ' a ' })).toMatchObject({
    teeth: ['11', '21'],
    note: 'a',
  }))
