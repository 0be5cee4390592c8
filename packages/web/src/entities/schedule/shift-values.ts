import type { ShiftProblem, TemplateProblem } from '@clinic/core/schedule'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useTexts } from '../../platform/texts/use-texts'
import { useRoomOptions } from '../room/use-room-options'
import type { ShiftTyped } from './shift-typed'
import type { AnyShift, AnyTemplate, WorkerSchedule } from './worker-schedule'

/** Returns the form value of a stored row, with only the fields its kind has. */
export function typedOf(row: AnyShift | AnyTemplate): ShiftTyped {
  const { starts, ends, room_id } = row
  if ('staff_id' in row) return { starts, ends, room_id, assists_doctor_id: row.assists_doctor_id }
  const { slot_minutes, quota, online_bookable } = row
  return { starts, ends, room_id, slot_minutes, quota, online_bookable }
}

/** Returns the sentences for the problems that core and the schedule's description find. */
export function useShiftProblems({ problems: problemsOf }: WorkerSchedule) {
  const { problems: words } = useTexts()['doctor-schedule']
  return (typed: ShiftTyped, problems: Record<string, ShiftProblem | TemplateProblem | undefined>) => ({
    ...problemSentences(words, problems),
    ...problemsOf(typed),
  })
}

/** Returns a function that describes a shift in words: shown where two people changed one. */
export function useDescribeShift({ describe }: WorkerSchedule) {
  const { fields, shift } = useTexts()['doctor-schedule']
  const rooms = useRoomOptions()
  return (typed: ShiftTyped) => [
    { label: fields.starts(), value: typed.starts },
    { label: fields.ends(), value: typed.ends },
    {
      label: fields.room_id(),
      value: rooms.find(({ value }) => value === String(typed.room_id))?.label ?? shift.noRoom(),
    },
    ...describe(typed),
  ]
}
