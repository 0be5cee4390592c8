import type { Dose, DoseProblem } from '@clinic/core/prescription'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { doseWords } from './dose-words'

/** Returns how a dose that was read is said in words. */
export function useDoseWords() {
  const { reading } = useTexts().prescription
  const language = useLanguage()
  return (dose: Dose) => doseWords(dose, reading, language)
}

/** Returns what is wrong with the text of a dose. */
export function useDoseProblem() {
  const { doseProblems } = useTexts().prescription
  return (found: DoseProblem) =>
    'text' in found ? doseProblems[found.problem]({ text: found.text }) : doseProblems[found.problem]()
}
