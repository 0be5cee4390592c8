import { useRoomOptions } from '../../platform/use-room-options'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { CheckboxField } from '../../ui/checkbox-field'
import { FormRow } from '../../ui/form'
import { NumberField } from '../../ui/number-field'
import { SelectField } from '../../ui/select-field'
import { TimeField } from '../../ui/time-field'
import type { ShiftTyped } from './shift-values'

interface ShiftFieldsProps {
  value: ShiftTyped
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<ShiftTyped>) => void
}

/** Hours, room, and how appointments are given in them. */
export function ShiftFields({ value, errors, change }: ShiftFieldsProps) {
  const { fields, shift } = useTexts()['doctor-schedule']
  const language = useLanguage()
  const rooms = useRoomOptions()
  return (
    <>
      <FormRow>
        <TimeField
          label={fields.starts()}
          required
          value={value.starts}
          error={errors.starts}
          onChange={(starts) => change({ starts })}
        />
        <TimeField
          label={fields.ends()}
          required
          value={value.ends}
          error={errors.ends}
          onChange={(ends) => change({ ends })}
        />
      </FormRow>
      <SelectField
        label={fields.room_id()}
        options={rooms}
        placeholder={shift.noRoom()}
        value={value.room_id === null ? '' : String(value.room_id)}
        error={errors.room_id}
        onChange={({ target }) => change({ room_id: target.value === '' ? null : Number(target.value) })}
      />
      <FormRow>
        <NumberField
          label={fields.slot_minutes()}
          required
          unit={fields.minutesUnit()}
          locale={language}
          value={value.slot_minutes}
          error={errors.slot_minutes}
          onChange={(slot_minutes) => change({ slot_minutes })}
        />
        <NumberField
          label={fields.quota()}
          placeholder={fields.quotaNone()}
          locale={language}
          value={value.quota}
          error={errors.quota}
          onChange={(quota) => change({ quota })}
        />
      </FormRow>
      <CheckboxField
        label={shift.online()}
        help={shift.onlineHelp()}
        checked={value.online_bookable}
        onChange={({ target }) => change({ online_bookable: target.checked })}
      />
    </>
  )
}
