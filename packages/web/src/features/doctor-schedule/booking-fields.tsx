import type { ShiftForm } from '../../entities/schedule/worker-schedule'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { FormRow } from '../../ui/field/form'
import { NumberField } from '../../ui/field/number-field'

/** How appointments are given in a shift. */
export function BookingFields({ value, errors, change }: ShiftForm) {
  const { fields, shift } = useTexts()['doctor-schedule']
  const language = useLanguage()
  return (
    <>
      <FormRow>
        <NumberField
          name="slot_minutes"
          label={fields.slot_minutes()}
          required
          unit={fields.minutesUnit()}
          locale={language}
          value={value.slot_minutes ?? null}
          error={errors.slot_minutes}
          onChange={(slot_minutes) => change({ slot_minutes })}
        />
        <NumberField
          name="quota"
          label={fields.quota()}
          placeholder={fields.quotaNone()}
          locale={language}
          value={value.quota ?? null}
          error={errors.quota}
          onChange={(quota) => change({ quota })}
        />
      </FormRow>
      <CheckboxField
        name="online_bookable"
        label={shift.online()}
        help={shift.onlineHelp()}
        checked={value.online_bookable ?? false}
        onChange={({ target }) => change({ online_bookable: target.checked })}
      />
    </>
  )
}
