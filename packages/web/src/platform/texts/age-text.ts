import { ageOn } from '@clinic/core/patient'
import type { TranslationFunctions } from '../../i18n/i18n-types'

/** An age in years and months, as clinics write it. */
export function ageText(texts: TranslationFunctions['patient'], birth: string, { today }: { today: string }) {
  const { years, months } = ageOn(birth, today)
  if (years === 0) return texts.months(months)
  return months === 0 ? texts.years(years) : `${texts.years(years)} ${texts.months(months)}`
}
