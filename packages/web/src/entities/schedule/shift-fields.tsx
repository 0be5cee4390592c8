import { useTexts } from '../../platform/texts/use-texts'
import { TimeField } from '../../ui/date/time-field'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { useRoomOptions } from '../room/use-room-options'
import { MaintenanceNotice } from './maintenance-notice'
import type { ShiftForm, WorkerSchedule } from './worker-schedule'

/** The fields of a shift: hours, room, and those of a dentist or an assistant. */
export function ShiftFields({ work, dates, ...form }: ShiftForm & { work: WorkerSchedule; dates: readonly string[] }) {
  const { value, errors, change } = form
  const { fields, shift } = useTexts()['doctor-schedule']
  const rooms = useRoomOptions()
  return (
    <>
      <FormRow>
        <TimeField
          name="starts"
          label={fields.starts()}
          required
          value={value.starts}
          error={errors.starts}
          onChange={(starts) => change({ starts })}
        />
        <TimeField
          name="ends"
          label={fields.ends()}
          required
          value={value.ends}
          error={errors.ends}
          onChange={(ends) => change({ ends })}
        />
      </FormRow>
      <SelectField
        name="room_id"
        label={fields.room_id()}
        options={rooms}
        placeholder={shift.noRoom()}
        value={value.room_id === null ? '' : String(value.room_id)}
        error={errors.room_id}
        onChange={({ target }) => change({ room_id: target.value === '' ? null : Number(target.value) })}
      />
      <MaintenanceNotice room_id={value.room_id} starts={value.starts} ends={value.ends} dates={dates} />
      {work.fields(form)}
    </>
  )
}
