import { amountText } from './amount'
import type { Dose } from './dose'
import { finishWords, mealWords, momentWords, needWords, unitWords } from './dose-words'

/** A dose as a dentist would type it, which reads as the same dose: `3x1/2 tablet sesudah makan selama 5 hari`. */
export function writeDose({ times, amount, unit, every_hours, moments, ...rest }: Dose): string {
  const { meal, as_needed, days, until_finished } = rest
  return [
    `${times}x${amountText(amount)}`,
    unit && unitWords[unit][0],
    every_hours && `tiap ${every_hours} jam`,
    ...moments.map((moment) => momentWords[moment][0]),
    meal && mealWords[meal][0],
    as_needed && needWords[as_needed][0],
    days && `selama ${days} hari`,
    until_finished && finishWords[0],
  ]
    .filter((word) => word)
    .join(' ')
}
