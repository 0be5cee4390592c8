import { type Schema, unwrap } from '@clinic/api'
import { absenceProblems } from '@clinic/core/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { optionsOf } from '../../platform/options-of'
import { RecordDialog } from '../../platform/record-dialog'
import type { Absence, ScheduleDoctor } from '../../platform/schedule-query'
import { useClinicDay } from '../../platform/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { DateField } from '../../ui/date-field'
import { FormRow } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'

const kinds = ['leave', 'sick', 'seminar', 'holiday'] as const satisfies readonly Schema<'AbsenceKind'>[]

interface Typed extends Omit<Schema<'AbsenceInput'>, 'doctor_id'> {
  doctor_id: number | null
}

interface AbsenceRequestDialogProps {
  /** whom it may be for; a single one is not asked for */
  doctors: readonly Pick<ScheduleDoctor, 'id' | 'display_name' | 'status'>[]
  onClose: () => void
}

/** Asks for days off, for oneself or, at the desk, for somebody who called. */
export default function AbsenceRequestDialog({ doctors, onClose }: AbsenceRequestDialogProps) {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const { absence: words } = texts
  const language = useLanguage()
  const queries = useQueryClient()
  const { today } = useClinicDay()
  const [only, ...others] = doctors
  const own = others.length === 0 ? only : undefined
  return (
    <RecordDialog<Typed, Absence>
      title={own ? words.request() : words.enter()}
      form={`absence-new-${own?.id ?? ''}`}
      initial={{ doctor_id: own?.id ?? null, kind: 'leave', starts_on: today, ends_on: today, reason: '' }}
      problemsOf={(typed) => {
        const { starts_on, ends_on } = absenceProblems(typed, { today })
        return {
          doctor_id: typed.doctor_id === null ? texts.problems.required() : undefined,
          starts_on: starts_on && texts.problems[starts_on](),
          ends_on: ends_on && texts.problems[ends_on](),
        }
      }}
      save={(typed, key) =>
        unwrap(
          api.POST('/api/doctor-schedule/absence', {
            params: { header: { 'Idempotency-Key': key } },
            body: { ...typed, doctor_id: typed.doctor_id ?? 0 }, // null was asked for above
          }),
        )
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify('success', words.sent())
        onClose()
      }}
      onClose={onClose}
      saveLabel={words.save()}
    >
      {({ value, errors, change }) => (
        <>
          {!own && (
            <SelectField
              label={texts.fields.doctor_id()}
              required
              options={doctors
                .filter(({ status }) => status !== 'inactive')
                .map(({ id, display_name }) => ({ value: String(id), label: display_name }))}
              placeholder={texts.fields.chooseDoctor()}
              value={value.doctor_id === null ? '' : String(value.doctor_id)}
              error={errors.doctor_id}
              onChange={({ target }) => change({ doctor_id: target.value === '' ? null : Number(target.value) })}
            />
          )}
          <SelectField
            label={words.kind()}
            options={optionsOf(kinds, (kind) => words.kinds[kind]())}
            value={value.kind}
            onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? 'leave' })}
          />
          <FormRow>
            <DateField
              label={words.starts_on()}
              required
              locale={language}
              value={value.starts_on}
              error={errors.starts_on}
              onChange={(starts_on) =>
                // who asks for one day types it once
                change({ starts_on, ...(value.ends_on === value.starts_on && { ends_on: starts_on }) })
              }
            />
            <DateField
              label={words.ends_on()}
              required
              locale={language}
              value={value.ends_on}
              error={errors.ends_on}
              onChange={(ends_on) => change({ ends_on })}
            />
          </FormRow>
          <TextField
            label={words.reason()}
            dir="auto"
            maxLength={200}
            help={words.reasonHelp()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
