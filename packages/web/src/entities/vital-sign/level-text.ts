import { type Judgement, type VitalLevel, vitalLevels } from '@clinic/core/vital-sign'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import type { Labels } from '../../platform/texts/use-labels'

/** How a value is judged, in words: "Attention: 130 or more". */
export function levelText(
  words: TranslationFunctions['vital-sign']['level'],
  judgement: Judgement,
  { label, number }: { label: Labels['label']; number: (value: number) => string },
): string {
  const level = label<VitalLevel>(vitalLevels, judgement.level)
  if (judgement.level === 'normal') return level
  const limits = { level, limit: number(judgement.limit) }
  return judgement.side === 'below' ? words.below(limits) : words.from(limits)
}
