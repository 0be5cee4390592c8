import type { Language } from '@clinic/core/language'
import { amountText, type Dose, doseMeals, doseMoments, doseNeeds, doseUnits } from '@clinic/core/prescription'
import { countedLabelOf, labelOf } from '@clinic/core/values'
import type { TranslationFunctions } from '../../i18n/i18n-types'

/** Says a dose that was read in words of a language. */
export const doseWords = (
  { times, amount, unit, every_hours, moments, meal, as_needed, days, until_finished }: Dose,
  reading: TranslationFunctions['prescription']['reading'],
  language: Language,
) =>
  [
    reading.times(times),
    // half a tablet is one
    reading.amount({
      amount: [
        amountText(amount),
        unit && countedLabelOf(doseUnits, unit, { count: Math.ceil(amount.numerator / amount.denominator), language }),
      ]
        .filter(Boolean)
        .join(' '),
    }),
    every_hours !== null && reading.hours(every_hours),
    ...moments.map((moment) => labelOf(doseMoments, moment, language)),
    meal && labelOf(doseMeals, meal, language),
    as_needed && labelOf(doseNeeds, as_needed, language),
    days !== null && reading.days(days),
    until_finished && reading.finished(),
  ]
    .filter(Boolean)
    .join(', ')
