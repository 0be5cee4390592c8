import { FormRow } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { TimeField } from '../../ui/time-field'
import { useRoomOptions } from '../use-room-options'
import { useTexts } from '../use-texts'
import { MaintenanceNotice } from './maintenance-notice'
import type { ShiftForm, Work } from './work'

/** Hours, room, and what is asked of a dentist or an assistant besides. */
export function ShiftFields({ work, dates, ...form }: ShiftForm & { work: Work; dates: readonly string[] }) {
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
      <MaintenanceNotice {...{ room_id: value.room_id, starts: value.starts, ends: value.ends, dates }} />
      {work.fields(form)}
    </>
  )
}
