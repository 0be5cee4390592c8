import { isDate } from '@clinic/core/patient'
import { shiftProblems, templateDates, templateProblems } from '@clinic/core/schedule'
import { addDays, dayNames, weekdays, weekOf } from '@clinic/core/time'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { ShiftFields } from './shift-fields'
import type { ShiftTyped } from './shift-typed'
import { useShiftProblems } from './shift-values'
import type { WorkerSchedule, WorkerWeek } from './worker-schedule'

export const repeats = ['once', 'every1', 'every2', 'every3', 'every4', 'every5', 'every6', 'every7', 'every8'] as const
type Repeat = (typeof repeats)[number]

interface Typed extends ShiftTyped {
  who: number | null
  repeat: Repeat
  /** The day of an extra shift; of one that repeats, its first day, which says the weekday. */
  date: string
  valid_until: string
}

interface NewShiftDialogProps {
  work: WorkerSchedule
  week: WorkerWeek
  who?: number
  date?: string
  repeat?: Repeat
  onClose: () => void
}

/** A shift on one day, or one that repeats: the same questions, and one more. */
export default function NewShiftDialog({ work, week, who, date, repeat = 'once', onClose }: NewShiftDialogProps) {
  const texts = useTexts()['doctor-schedule']
  const { label } = useLabels()
  const { fields, shift: words } = texts
  const language = useLanguage()
  const queries = useQueryClient()
  const { today } = useClinicDay()
  const sentencesOf = useShiftProblems(work)
  const day = date ?? today
  const of = week.people.find(({ id }) => id === who)
  const [open] = week.days.find((each) => each.date === day)?.open ?? []

  return (
    <RecordDialog<Typed, unknown>
      title={texts.create()}
      form={`${work.key}-new-${who ?? ''}-${date ?? ''}-${repeat}`}
      initial={{
        who: who ?? null,
        repeat,
        date: day,
        valid_until: addDays(day, 90),
        starts: open?.from ?? '',
        ends: open?.until ?? '',
        room_id: null,
        ...work.defaultsOf(undefined),
        ...work.defaultsOf(of),
      }}
      problemsOf={(typed) => ({
        who: typed.who === null ? texts.problems.required() : undefined,
        ...sentencesOf(typed, problemsOf(typed, today)),
      })}
      save={({ who, repeat, date, valid_until, ...shift }, key) => {
        const id = who ?? 0 // null was asked for above
        const regular = { weekday: weekdayOf(date), every_weeks: weeksOf(repeat), valid_from: date, valid_until }
        return repeat === 'once'
          ? work.calls.createShift(id, { ...shift, date }, key)
          : work.calls.createTemplate(id, { ...shift, ...regular }, key)
      }}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', repeat === 'once' ? words.created() : texts.template.created())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <SelectField
            name={work.key === 'doctor-schedule' ? 'doctor_id' : 'staff_id'}
            label={work.words.person}
            required
            options={week.people
              .filter(({ status }) => status !== 'inactive')
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={work.words.choosePerson}
            value={value.who === null ? '' : String(value.who)}
            error={errors.who ?? errors.doctor_id ?? errors.staff_id}
            onChange={({ target }) => {
              const chosen = week.people.find(({ id }) => String(id) === target.value)
              change({ who: chosen?.id ?? null, ...(chosen && work.defaultsOf(chosen)) })
            }}
          />
          <FormRow>
            <DateField
              name={value.repeat === 'once' ? 'date' : 'valid_from'}
              label={value.repeat === 'once' ? fields.date() : fields.valid_from()}
              required
              help={isDate(value.date) ? label(dayNames, weekdayOf(value.date)) : undefined}
              locale={language}
              value={value.date}
              error={errors.date ?? errors.valid_from ?? errors.weekday}
              onChange={(date) => change({ date })}
            />
            <SelectField
              name="every_weeks"
              label={fields.repeat()}
              error={errors.every_weeks}
              options={optionsOf(repeats, (each) => texts.repeats[each]())}
              value={value.repeat}
              onChange={({ target }) => change({ repeat: repeats.find((each) => each === target.value) ?? 'once' })}
            />
          </FormRow>
          {value.repeat !== 'once' && (
            <DateField
              name="valid_until"
              label={fields.valid_until()}
              required
              locale={language}
              value={value.valid_until}
              error={errors.valid_until}
              onChange={(valid_until) => change({ valid_until })}
            />
          )}
          <ShiftFields work={work} dates={datesOf(value)} value={value} errors={errors} change={change} />
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

/** The days of the shift, or of all that repeat; none while they are typed. */
function datesOf({ repeat, date, valid_until }: Typed): string[] {
  if (!isDate(date)) return []
  if (repeat === 'once') return [date]
  if (!isDate(valid_until)) return []
  const template = { weekday: weekdayOf(date), every_weeks: weeksOf(repeat), valid_from: date, valid_until }
  return templateDates(template).slice(0, 400)
}

/** Monday for an invalid date: the date has its own error. */
const weekdayOf = (date: string) => weekdays[isDate(date) ? weekOf(date).indexOf(date) : 0] ?? 'monday'
const weeksOf = (repeat: Repeat) => Math.max(1, repeats.indexOf(repeat))
