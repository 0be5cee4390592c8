import { type Schema, unwrap } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { dayNames, partsOfDay, weekdays } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { appointment as recipe } from 'styled-system/recipes'
import { useDoctorOptions } from '../../../entities/doctor/use-doctor-options'
import { useFindPatient } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { useRecordForm } from '../../../platform/record/use-record-form'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { oneOf } from '../../../platform/texts/one-of'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { ChoicesField } from '../../../ui/field/choices-field'
import { ComboboxField, type FoundOption } from '../../../ui/field/combobox-field'
import { FormRow } from '../../../ui/field/form'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'

interface Wish {
  patient_id: string
  patient: FoundOption | null
  doctor_id: string
  weekdays: string[]
  parts_of_day: string[]
  duration_minutes: number | null
  reason: Schema<'AppointmentReason'>
  note: string
}

const nobody: Wish = {
  patient_id: '',
  patient: null,
  doctor_id: '',
  weekdays: [],
  parts_of_day: [],
  duration_minutes: 30,
  reason: 'control',
  note: '',
}

/** Adds somebody to the waiting list, with preferred times; nothing chosen means any. */
export default function WaitlistForm({ onClose }: { onClose: () => void }) {
  const { api } = useApp()
  const texts = useTexts()
  const { options } = useLabels()
  const words = texts.appointment
  const { fields, problems } = words
  const language = useLanguage()
  const queries = useQueryClient()
  const findPatient = useFindPatient()
  const doctors = useDoctorOptions()
  const form = useRecordForm({
    form: 'waitlist-entry-new',
    initial: nobody,
    problemsOf: ({ patient_id, duration_minutes }) => ({
      patient_id: patient_id === '' ? problems.choosePatient() : undefined,
      duration_minutes:
        duration_minutes === null || duration_minutes < 5 || duration_minutes > 480 ? problems.minutes() : undefined,
    }),
    save: (wish, key) =>
      unwrap(api.POST('/api/waitlist', { params: { header: { 'Idempotency-Key': key } }, body: onWire(wish) })),
    onSaved({ patient }) {
      void queries.invalidateQueries({ queryKey: ['waitlist'] })
      void notify('success', words.waitlist.saved({ name: personName(patient) }))
      onClose()
    },
  })
  const { value, errors, change } = form
  const classes = recipe()
  if (!form.isReady) return null
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={classes.stack}>
      {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
      <ComboboxField
        name="patient_id"
        label={fields.patient()}
        required
        placeholder={words.book.findPatient()}
        error={errors.patient_id}
        load={findPatient}
        value={value.patient}
        onChange={(patient) => change({ patient, patient_id: patient?.value ?? '' })}
      />
      <FormRow>
        <SelectField
          name="reason"
          label={fields.reason()}
          options={options(appointmentReasons)}
          error={errors.reason}
          value={value.reason}
          onChange={({ target }) => change({ reason: oneOf(valuesOf(appointmentReasons), target.value) ?? 'other' })}
        />
        <NumberField
          name="duration_minutes"
          label={fields.duration_minutes()}
          required
          locale={language}
          value={value.duration_minutes}
          error={errors.duration_minutes}
          onChange={(duration_minutes) => change({ duration_minutes })}
        />
      </FormRow>
      <SelectField
        name="doctor_id"
        label={fields.doctor()}
        placeholder={words.waitlist.anyDoctor()}
        options={doctors}
        error={errors.doctor_id}
        value={value.doctor_id}
        onChange={({ target }) => change({ doctor_id: target.value })}
      />
      <ChoicesField
        name="weekdays"
        label={fields.weekdays()}
        help={words.waitlist.anyDay()}
        options={options(dayNames)}
        error={errors.weekdays}
        value={value.weekdays}
        onChange={(next) => change({ weekdays: next })}
      />
      <ChoicesField
        name="parts_of_day"
        label={fields.parts_of_day()}
        help={words.anyPart()}
        options={options(partsOfDay)}
        error={errors.parts_of_day}
        value={value.parts_of_day}
        onChange={(next) => change({ parts_of_day: next })}
      />
      <TextField
        name="note"
        label={fields.note()}
        dir="auto"
        maxLength={2000}
        error={errors.note}
        value={value.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className={classes.actions}>
        <span className={classes.spacer} />
        <Button
          variant="outline"
          onClick={() => {
            form.discardDraft()
            onClose()
          }}
        >
          {texts.cancel()}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {words.waitlist.save()}
        </Button>
      </div>
    </form>
  )
}

const onWire = ({ patient, note, ...wish }: Wish): Schema<'WaitlistEntryInput'> => ({
  patient_id: Number(wish.patient_id),
  doctor_id: wish.doctor_id === '' ? null : Number(wish.doctor_id),
  weekdays: weekdays.filter((day) => wish.weekdays.includes(day)),
  parts_of_day: valuesOf(partsOfDay).filter((part) => wish.parts_of_day.includes(part)),
  duration_minutes: wish.duration_minutes ?? 0,
  reason: wish.reason,
  note: note.trim(),
})
