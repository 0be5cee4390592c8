import { unwrap } from '@clinic/api'
import { weekdays } from '@clinic/core/information'
import { addDays, shiftProblems, templateProblems, weekOf } from '@clinic/core/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { optionsOf } from '../../platform/options-of'
import { RecordDialog } from '../../platform/record-dialog'
import type { Schedule } from '../../platform/schedule-query'
import { useClinicDay } from '../../platform/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { DateField } from '../../ui/date-field'
import { FormRow } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { ShiftFields } from './shift-fields'
import { type ShiftTyped, shiftOnWire, useShiftProblems } from './shift-values'

export const repeats = ['once', 'every1', 'every2', 'every3', 'every4', 'every5', 'every6', 'every7', 'every8'] as const
type Repeat = (typeof repeats)[number]

interface Typed extends ShiftTyped {
  doctor_id: number | null
  repeat: Repeat
  /** The day of an extra shift; of one that repeats, its first day, which says the weekday. */
  date: string
  valid_until: string
}

interface NewShiftDialogProps {
  schedule: Schedule
  doctor?: number
  date?: string
  repeat?: Repeat
  onClose: () => void
}

/** A shift on one day, or one that repeats: the same questions, and one more. */
export default function NewShiftDialog({ schedule, doctor, date, repeat = 'once', onClose }: NewShiftDialogProps) {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const { fields, shift: words } = texts
  const language = useLanguage()
  const queries = useQueryClient()
  const { today } = useClinicDay()
  const sentencesOf = useShiftProblems()
  const day = date ?? today
  const of = schedule.doctors.find(({ id }) => id === doctor)
  const [open] = schedule.days.find((each) => each.date === day)?.open ?? []

  return (
    <RecordDialog<Typed, unknown>
      title={texts.create()}
      form={`shift-new-${doctor ?? ''}-${date ?? ''}-${repeat}`}
      initial={{
        ...{ doctor_id: doctor ?? null, repeat, date: day, valid_until: addDays(day, 90) },
        ...{ starts: open?.from ?? '', ends: open?.until ?? '', room_id: of?.room_id ?? null },
        ...{ slot_minutes: of?.minutes ?? 30, quota: null, online_bookable: false },
      }}
      problemsOf={(typed) => ({
        doctor_id: typed.doctor_id === null ? texts.problems.required() : undefined,
        ...sentencesOf(typed, problemsOf(typed, today)),
      })}
      save={(typed, key) => {
        const { doctor_id, repeat, date, valid_until, ...shift } = typed
        const header = { 'Idempotency-Key': key }
        const body = { ...shiftOnWire(shift), doctor_id: doctor_id ?? 0 } // null was asked for above
        return repeat === 'once'
          ? unwrap(api.POST('/api/doctor-schedule/shift', { params: { header }, body: { ...body, date } }))
          : unwrap(
              api.POST('/api/doctor-schedule/template', {
                params: { header },
                body: {
                  ...{ ...body, weekday: weekdayOf(date), every_weeks: weeksOf(repeat) },
                  ...{ valid_from: date, valid_until },
                },
              }),
            )
      }}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify('success', repeat === 'once' ? words.created() : texts.template.created())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <SelectField
            label={fields.doctor_id()}
            required
            options={schedule.doctors
              .filter(({ status }) => status !== 'inactive')
              .map(({ id, display_name }) => ({ value: String(id), label: display_name }))}
            placeholder={fields.chooseDoctor()}
            value={value.doctor_id === null ? '' : String(value.doctor_id)}
            error={errors.doctor_id}
            onChange={({ target }) => {
              const chosen = schedule.doctors.find(({ id }) => String(id) === target.value)
              change({
                ...{ doctor_id: chosen?.id ?? null },
                ...(chosen && { room_id: chosen.room_id, slot_minutes: chosen.minutes }),
              })
            }}
          />
          <FormRow>
            <DateField
              label={value.repeat === 'once' ? fields.date() : fields.valid_from()}
              required
              help={/^\d{4}-\d\d-\d\d$/.test(value.date) ? texts.weekdays[weekdayOf(value.date)]() : undefined}
              locale={language}
              value={value.date}
              error={errors.date ?? errors.valid_from ?? errors.weekday}
              onChange={(date) => change({ date })}
            />
            <SelectField
              label={fields.repeat()}
              options={optionsOf(repeats, (each) => texts.repeats[each]())}
              value={value.repeat}
              onChange={({ target }) => change({ repeat: repeats.find((each) => each === target.value) ?? 'once' })}
            />
          </FormRow>
          {value.repeat !== 'once' && (
            <DateField
              label={fields.valid_until()}
              required
              locale={language}
              value={value.valid_until}
              error={errors.valid_until}
              onChange={(valid_until) => change({ valid_until })}
            />
          )}
          <ShiftFields value={value} errors={errors} change={change} />
        </>
      )}
    </RecordDialog>
  )
}

function problemsOf({ repeat, date, valid_until, starts, ends }: Typed, today: string) {
  if (repeat === 'once') return shiftProblems({ date, starts, ends }, { today })
  const template = {
    weekday: weekdayOf(date),
    every_weeks: weeksOf(repeat),
    valid_from: date,
    valid_until,
    starts,
    ends,
  }
  const { valid_from, ...problems } = templateProblems(template, { today })
  return { ...problems, date: valid_from }
}

/** Of what is no day yet, Monday: another sentence says what is missing. */
const weekdayOf = (date: string) =>
  weekdays[/^\d{4}-\d\d-\d\d$/.test(date) ? weekOf(date).indexOf(date) : 0] ?? 'monday'
const weeksOf = (repeat: Repeat) => Math.max(1, repeats.indexOf(repeat))
