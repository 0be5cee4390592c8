import type { Schema } from '@clinic/api'
import { vitalLevels, vitalSignStates } from '@clinic/core/vital-sign'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Tag } from '../../ui/tag'

/** What was measured in a visit, in a word. */
export function VitalSignTag({ mark: { state, level, is_acknowledged } }: { mark: Schema<'VitalSignMark'> }) {
  const { mark } = useTexts()['vital-sign']
  if (state === 'not_taken') return null
  if (level === null) return <ValueTag of={vitalSignStates} value={state} />
  if (level !== 'hard_alert') return <ValueTag of={vitalLevels} value={level} />
  return is_acknowledged ? <Tag tone="warning">{mark.acknowledged()}</Tag> : <Tag tone="error">{mark.alert()}</Tag>
}
