import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'

/** Why a shift of an assistant does not take place; nothing for one that does. */
export function StaffShiftState({ state }: Pick<Schema<'StaffShift'>, 'state'>) {
  const { own } = useTexts()['staff-schedule']
  return state === 'working' ? null : <Tag tone="warning">{state === 'away' ? own.away() : own.cancelled()}</Tag>
}
