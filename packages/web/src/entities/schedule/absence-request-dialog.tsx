import type { Schema } from '@clinic/api'
import { absenceKinds, absenceProblems } from '@clinic/core/schedule'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../platform/page/notify'
import { problemSentences } from '../../platform/record/problem-sentences'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { AnyAbsence, Worker, WorkerSchedule } from './worker-schedule'

interface Typed extends Omit<Schema<'AbsenceInput'>, 'doctor_id'> {
  who: number | null
}

interface AbsenceRequestDialogProps {
  work: WorkerSchedule
  /** the people it may be for; a single one is not asked for */
  people: readonly Worker[]
  /** It was approved as it was entered, and appointments fall into it. */
  onAffected?: (absence: AnyAbsence) => void
  onClose: () => void
}

/** Requests days off, for oneself or, at the desk, for somebody who called. What a manager enters needs no approval by themselves. */
export default function AbsenceRequestDialog({ work, people, onAffected, onClose }: AbsenceRequestDialogProps) {
  const texts = useTexts()['doctor-schedule']
  const { options } = useLabels()
  const { absence: words } = texts
  const language = useLanguage()
  const queries = useQueryClient()
  const { today } = useClinicDay()
  const [only, ...others] = people
  const own = others.length === 0 ? only : undefined
  const isDecided = work.permissions.approve
  async function enter(who: number, absence: Omit<Typed, 'who'>, key: string) {
    const requested = await work.calls.requestAbsence(who, absence, key)
    return isDecided ? work.calls.approve(requested.id, { version: requested.version }) : requested
  }
  return (
    <RecordDialog<Typed, AnyAbsence>
      title={own ? words.request() : words.enter()}
      form={`${work.key}-absence-new-${own?.id ?? ''}`}
      initial={{ who: own?.id ?? null, kind: 'leave', starts_on: today, ends_on: today, reason: '' }}
      problemsOf={(typed) => ({
        who: typed.who === null ? texts.problems.required() : undefined,
        ...problemSentences(texts.problems, absenceProblems(typed, { today })),
      })}
      // null was asked for above
      save={({ who, ...absence }, key) => enter(who ?? 0, absence, key)}
      onSaved={(absence) => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', isDecided ? words.approved() : words.sent())
        onClose()
        if (isDecided && 'appointments' in absence && absence.appointments > 0) onAffected?.(absence)
      }}
      onClose={onClose}
      saveLabel={isDecided ? words.enterSave() : words.save()}
    >
      {({ value, errors, change }) => (
        <>
          {!own && (
            <SelectField
              name={work.key === 'doctor-schedule' ? 'doctor_id' : 'staff_id'}
              label={work.words.person}
              required
              options={people
                .filter(({ status }) => status !== 'inactive')
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              placeholder={work.words.choosePerson}
              value={value.who === null ? '' : String(value.who)}
              error={errors.who ?? errors.doctor_id ?? errors.staff_id}
              onChange={({ target }) => change({ who: target.value === '' ? null : Number(target.value) })}
            />
          )}
          <SelectField
            name="kind"
            label={words.kind()}
            error={errors.kind}
            options={options(absenceKinds)}
            value={value.kind}
            onChange={({ target }) => change({ kind: oneOf(valuesOf(absenceKinds), target.value) ?? 'leave' })}
          />
          <FormRow>
            <DateField
              name="starts_on"
              label={words.starts_on()}
              required
              locale={language}
              value={value.starts_on}
              error={errors.starts_on}
              onChange={(starts_on) =>
                // a single day is typed once
                change({ starts_on, ...(value.ends_on === value.starts_on && { ends_on: starts_on }) })
              }
            />
            <DateField
              name="ends_on"
              label={words.ends_on()}
              required
              locale={language}
              value={value.ends_on}
              error={errors.ends_on}
              onChange={(ends_on) => change({ ends_on })}
            />
          </FormRow>
          <TextField
            name="reason"
            label={words.reason()}
            dir="auto"
            maxLength={200}
            help={isDecided ? undefined : words.reasonHelp()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
