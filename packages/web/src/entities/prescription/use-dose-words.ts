import {
  amountText,
  type Dose,
  type DoseProblem,
  doseMeals,
  doseMoments,
  doseNeeds,
  doseUnits,
} from '@clinic/core/prescription'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'

/** Returns how a dose that was read is said in words. */
export function useDoseWords() {
  const { reading } = useTexts().prescription
  const { label } = useLabels()
  return ({ times, amount, unit, every_hours, moments, meal, as_needed, days, until_finished }: Dose) =>
    [
      reading.times(times),
      reading.amount({ amount: [amountText(amount), unit && label(doseUnits, unit)].filter(Boolean).join(' ') }),
      every_hours !== null && reading.hours(every_hours),
      ...moments.map((moment) => label(doseMoments, moment)),
      meal && label(doseMeals, meal),
      as_needed && label(doseNeeds, as_needed),
      days !== null && reading.days(days),
      until_finished && reading.finished(),
    ]
      .filter(Boolean)
      .join(', ')
}

/** Returns what is wrong with the text of a dose. */
export function useDoseProblem() {
  const { doseProblems } = useTexts().prescription
  return (found: DoseProblem) =>
    'text' in found ? doseProblems[found.problem]({ text: found.text }) : doseProblems[found.problem]()
}
