import type { Schema } from '@clinic/api'
import type { ShiftProblem, TemplateProblem } from '@clinic/core/schedule'
import { useRoomOptions } from '../../platform/use-room-options'
import { useTexts } from '../../platform/use-texts'

/** What every shift has, as it is typed: no number stands for a field that is empty. */
export interface ShiftTyped {
  starts: string
  ends: string
  room_id: number | null
  slot_minutes: number | null
  quota: number | null
  online_bookable: boolean
}

/** What is sent; an empty number was asked for before. */
export const shiftOnWire = ({
  slot_minutes,
  ...typed
}: ShiftTyped): Schema<'DoctorShiftUpdate'> extends infer Update ? Omit<Update, 'version'> : never => ({
  ...typed,
  slot_minutes: slot_minutes ?? 0,
})

/** The sentences of what core and the numbers find. */
export function useShiftProblems() {
  const { problems: words } = useTexts()['doctor-schedule']
  return (typed: ShiftTyped, problems: Record<string, ShiftProblem | TemplateProblem | undefined>) => ({
    ...Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem && words[problem]()])),
    ...(!isBetween(typed.slot_minutes ?? 0, 5, 480) && { slot_minutes: words.minutes() }),
    ...(typed.quota !== null && !isBetween(typed.quota, 1, 200) && { quota: words.quota() }),
  })
}

/** What a shift says, in words: shown where two people changed one. */
export function useDescribeShift() {
  const { fields, shift } = useTexts()['doctor-schedule']
  const { master } = useTexts()
  const rooms = useRoomOptions()
  return (typed: ShiftTyped) => [
    { label: fields.starts(), value: typed.starts },
    { label: fields.ends(), value: typed.ends },
    {
      label: fields.room_id(),
      value: rooms.find(({ value }) => value === String(typed.room_id))?.label ?? shift.noRoom(),
    },
    { label: fields.slot_minutes(), value: String(typed.slot_minutes ?? '') },
    { label: fields.quota(), value: typed.quota === null ? fields.quotaNone() : String(typed.quota) },
    { label: shift.online(), value: typed.online_bookable ? master.yes() : master.no() },
  ]
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most
