import type { Schema } from '@clinic/api'
import type { PrintedDay } from '../../../entities/schedule/printed-days'
import { useTexts } from '../../../platform/texts/use-texts'
import { DayRow } from '../day-row'
import { StaffShiftState } from '../staff-shift-state'
import { OwnWeekDay, ShiftHours } from './own-week-day'

interface NurseWeekDayProps {
  day: PrintedDay<Schema<'StaffShift'>>
  isToday: boolean
  /** how many patients a dentist sees on this day; undefined while it is not known */
  patientsOf: (doctor_id: number) => number | undefined
}

/** A day of an assistant's week: beside its name the shifts, with dentist, room and the patients of the dentist. */
export function NurseWeekDay({ day, isToday, patientsOf }: NurseWeekDayProps) {
  const texts = useTexts()
  const { nobody } = texts['staff-schedule']
  const patientsIn = ({ state, assists_doctor_id }: Schema<'StaffShift'>) => {
    const patients = state === 'working' && assists_doctor_id !== null ? patientsOf(assists_doctor_id) : undefined
    return patients === undefined ? undefined : texts.dashboard.week.patients(patients)
  }
  return (
    <OwnWeekDay day={day} isToday={isToday} free={day.shifts.length === 0 && texts['doctor-schedule'].week.free()}>
      {day.shifts.length > 0 && (
        <ul>
          {day.shifts.map((shift) => (
            <DayRow
              key={shift.id}
              small={[shift.room_name, patientsIn(shift)].filter(Boolean).join(' · ')}
              actions={<StaffShiftState state={shift.state} />}
            >
              <ShiftHours {...shift} /> <bdi>{shift.assists_doctor_name ?? nobody()}</bdi>
            </DayRow>
          ))}
        </ul>
      )}
    </OwnWeekDay>
  )
}
