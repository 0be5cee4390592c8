import { ageOn } from '@clinic/core/patient'
import { judgementOf, type Reading, type VitalSign, vitalLevels } from '@clinic/core/vital-sign'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { levelText } from './level-text'
import type { Sheet } from './sheet-query'

/** Returns how a measured value of the patient is judged: the tone and the words, or nothing where it is not. */
export function useJudgement({ patient }: Pick<Sheet, 'patient'>) {
  const { level } = useTexts()['vital-sign']
  const { label } = useLabels()
  const { number } = useFormat()
  const { today } = useClinicDay()
  const { years } = ageOn(patient.date_of_birth, today)
  return (sign: VitalSign, reading: Reading) => {
    const judgement = judgementOf(sign, reading, { years })
    if (judgement === null) return undefined
    return {
      isNormal: judgement.level === 'normal',
      tone: vitalLevels[judgement.level].tone,
      text: levelText(level, judgement, { label, number }),
    }
  }
}
