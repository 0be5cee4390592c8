import { addDays } from '@clinic/core/time'
import { optionsOf } from '../texts/options-of'
import type { ListFilter } from './list-toolbar'

/** How many days a period has, with today. */
const days = { today: 1, week: 7, month: 30, quarter: 90 } as const
export type Period = keyof typeof days
export const periods = ['today', 'week', 'month', 'quarter'] as const satisfies readonly Period[]

type PeriodWords = Record<Period | 'label' | 'any', () => string>

/** The filter of a list by days; `period` in the address. */
export const periodFilter = (words: PeriodWords): ListFilter => ({
  name: 'period',
  label: words.label(),
  any: words.any(),
  options: optionsOf(periods, (period) => words[period]()),
})

/** The first and the last day of a period that ends today; nothing where none is chosen. */
export const daysIn = (period: Period | undefined, today: string) =>
  period && { from: addDays(today, 1 - days[period]), until: today }
