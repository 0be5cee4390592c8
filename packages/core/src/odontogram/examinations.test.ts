import { expect, it } from 'vitest'
import { examinationsOf } from './examinations'

const charted = (date: string) => ({ date, isCharted: true })
const treated = (date: string) => ({ date, isCharted: false })

it.each<[string, Parameters<typeof examinationsOf>[0], string[], boolean]>([
  ['nobody has seen', [], [], true],
  ['was charted a while ago', [charted('2026-01-05')], ['2026-01-05'], false],
  ['was charted more than a year ago', [charted('2025-11-21')], ['2025-11-21'], true],
  ['was charted a year ago to the day', [charted('2025-11-22')], ['2025-11-22'], false],
  ['is charted twice within a year', [charted('2026-01-05'), charted('2026-06-05')], ['2026-01-05'], false],
  [
    'is charted anew after a long time',
    [charted('2023-01-05'), charted('2024-01-05'), charted('2025-06-05'), charted('2026-02-05')],
    ['2023-01-05', '2025-06-05'],
    false,
  ],
  ['was treated without a chart', [treated('2026-10-05')], [], true],
  ['was charted at the second visit', [treated('2026-01-05'), charted('2026-02-05')], ['2026-02-05'], false],
  ['came back and was not charted', [charted('2024-01-05'), treated('2026-10-05')], ['2024-01-05'], true],
])('a mouth that %s', (_, visits, examinations, isDue) => {
  const found = examinationsOf(visits, '2026-11-22')
  expect([found.examinations.map(({ date }) => date), found.isDue]).toEqual([examinations, isDue])
  expect(found.lastVisit).toBe(visits.at(-1)?.date ?? null)
})
