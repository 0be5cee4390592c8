import type { AnyShift, AnyTemplate } from '../../entities/schedule/worker-schedule'
import { useTexts } from '../../platform/texts/use-texts'

/** Returns a function that says in which room a dentist works. */
export function useRoomOf() {
  const { shift: texts } = useTexts()['doctor-schedule']
  return ({ room_name }: AnyShift | AnyTemplate) => [room_name ?? texts.noRoom()]
}
