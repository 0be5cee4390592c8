import type { AnyShift, AnyTemplate } from '../../entities/schedule/worker-schedule'
import { useTexts } from '../../platform/texts/use-texts'

/** Returns a function that says whom an assistant helps, and in which room. */
export function usePlaceOf() {
  const texts = useTexts()['staff-schedule']
  return (row: AnyShift | AnyTemplate) => {
    const dentist = 'assists_doctor_name' in row ? row.assists_doctor_name : null
    const places = [...(dentist ? [texts.with({ dentist })] : []), ...(row.room_name ? [row.room_name] : [])]
    return places.length > 0 ? places : [texts.wherever()]
  }
}
