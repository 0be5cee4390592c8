import { ageOn } from '@clinic/core/patient'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { ageText } from './age-text'

/** An age for a card: in years; of an infant in months too. */
export function shortAgeText(texts: TranslationFunctions['patient'], birth: string, { today }: { today: string }) {
  const { years } = ageOn(birth, today)
  return years < 3 ? ageText(texts, birth, { today }) : texts.years(years)
}
