import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { templateDates, templateProblems } from '@clinic/core/schedule'
import { dayNames } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { Dialog } from '../../ui/overlay/dialog'
import { usePlanPreview } from '../appointment/use-plan-preview'
import { repeats } from './new-shift-dialog'
import { ShiftFields } from './shift-fields'
import type { ShiftTyped } from './shift-typed'
import { typedOf, useDescribeShift, useShiftProblems } from './shift-values'
import type { AnyTemplate, Worker, WorkerSchedule } from './worker-schedule'

const everyWeeks = repeats.filter((repeat) => repeat !== 'once')

interface TemplateDialogProps {
  work: WorkerSchedule
  person: Worker
  onCreate: () => void
  onClose: () => void
}

/** The regular shifts of a worker, from which the weeks to come are filled. */
export default function TemplateDialog({ work, person, onCreate, onClose }: TemplateDialogProps) {
  const texts = useTexts()['doctor-schedule']
  const { label } = useLabels()
  const { date } = useFormat()
  const { today } = useClinicDay()
  const canWrite = work.permissions.write
  const [chosen, setChosen] = useState<{ template: AnyTemplate; to: 'change' | 'end' }>()
  const query = useQuery({
    queryKey: [work.key, 'template', person.id],
    queryFn: ({ signal }) => work.calls.templates(person.id, signal),
  })
  const back = () => setChosen(undefined)
  if (chosen?.to === 'change') return <ChangeTemplate work={work} template={chosen.template} onClose={back} />
  if (chosen?.to === 'end') return <EndTemplate work={work} template={chosen.template} onClose={back} />
  const { data, error } = query
  return (
    <Dialog
      open
      size="lg"
      title={work.words.regularOf(person.name)}
      onClose={onClose}
      footer={canWrite && <Button onClick={onCreate}>{texts.template.create()}</Button>}
    >
      {!data && !error && <Skeleton shape="control" lines={3} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.length === 0 && <p className={quiet}>{texts.template.none()}</p>}
      {data && data.length > 0 && (
        <ul className={list}>
          {data.map((template) => (
            <li key={template.id} className={item}>
              <span className={what}>
                <span className={css({ fontWeight: 'semibold' })}>
                  {`${label(dayNames, template.weekday)}, ${template.starts}–${template.ends}`}
                </span>
                <span className={quiet}>
                  {[
                    ...work.placeOf(template),
                    texts.repeats[everyWeeks[template.every_weeks - 1] ?? 'every1'](),
                    template.valid_from > today && texts.template.from({ day: date(template.valid_from) }),
                    texts.template.until({ day: date(template.valid_until) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {canWrite && (
                <span className={buttons}>
                  <Button size="sm" variant="outline" onClick={() => setChosen({ template, to: 'change' })}>
                    {texts.template.change()}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setChosen({ template, to: 'end' })}>
                    {texts.template.end()}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Typed = ShiftTyped &
  Pick<Schema<'ShiftTemplate'>, 'weekday' | 'every_weeks' | 'valid_from' | 'valid_until' | 'version'>

interface OneTemplateProps {
  work: WorkerSchedule
  template: AnyTemplate
  onClose: () => void
}

function ChangeTemplate({ work, template, onClose }: OneTemplateProps) {
  const texts = useTexts()['doctor-schedule']
  const { label, options } = useLabels()
  const language = useLanguage()
  const { date } = useFormat()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const describe = useDescribeShift(work)
  const sentencesOf = useShiftProblems(work)
  const planPreview = usePlanPreview()
  const { id, weekday, every_weeks, valid_from, valid_until, version } = template
  return (
    <RecordDialog<Typed, AnyTemplate>
      title={texts.template.changeTitle()}
      description={texts.template.changeText()}
      form={`shift-template-${id}`}
      initial={{ ...typedOf(template), weekday, every_weeks, valid_from, valid_until, version }}
      describe={({ weekday, every_weeks, valid_from, valid_until, ...shift }) => [
        { label: texts.fields.weekday(), value: label(dayNames, weekday) },
        { label: texts.fields.repeat(), value: texts.repeats[everyWeeks[every_weeks - 1] ?? 'every1']() },
        { label: texts.fields.valid_from(), value: date(valid_from) },
        { label: texts.fields.valid_until(), value: date(valid_until) },
        ...describe(shift),
      ]}
      problemsOf={(typed) => sentencesOf(typed, templateProblems(typed, { today, begun: template.valid_from }))}
      save={(typed) => planPreview.before(work.plan?.template(id, typed), () => work.calls.updateTemplate(id, typed))}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', texts.template.changed())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <FormRow>
            <SelectField
              name="weekday"
              label={texts.fields.weekday()}
              options={options(dayNames)}
              value={value.weekday}
              error={errors.weekday}
              onChange={({ target }) => change({ weekday: oneOf(valuesOf(dayNames), target.value) ?? 'monday' })}
            />
            <SelectField
              name="every_weeks"
              label={texts.fields.repeat()}
              error={errors.every_weeks}
              options={everyWeeks.map((repeat, index) => ({
                value: String(index + 1),
                label: texts.repeats[repeat](),
              }))}
              value={String(value.every_weeks)}
              onChange={({ target }) => change({ every_weeks: Number(target.value) })}
            />
          </FormRow>
          <FormRow>
            <DateField
              name="valid_from"
              label={texts.fields.valid_from()}
              required
              locale={language}
              value={value.valid_from}
              error={errors.valid_from}
              onChange={(valid_from) => change({ valid_from })}
            />
            <DateField
              name="valid_until"
              label={texts.fields.valid_until()}
              required
              locale={language}
              value={value.valid_until}
              error={errors.valid_until}
              onChange={(valid_until) => change({ valid_until })}
            />
          </FormRow>
          <ShiftFields work={work} dates={datesOf(value)} value={value} errors={errors} change={change} />
          {planPreview.question}
        </>
      )}
    </RecordDialog>
  )
}

/** The days it fills; none while they are typed. */
const datesOf = (template: Parameters<typeof templateDates>[0]) =>
  isDate(template.valid_from) && isDate(template.valid_until) ? templateDates(template).slice(0, 400) : []

function EndTemplate({ work, template, onClose }: OneTemplateProps) {
  const texts = useTexts()['doctor-schedule']
  const { label } = useLabels()
  const language = useLanguage()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  const { id, version, weekday, starts, ends } = template
  return (
    <RecordDialog<{ last_day: string; version: number }, AnyTemplate>
      title={texts.template.endTitle()}
      description={`${label(dayNames, weekday)}, ${starts}–${ends}. ${texts.template.endText()}`}
      form={`shift-template-${id}-end`}
      initial={{ last_day: today, version }}
      problemsOf={({ last_day }) => ({
        last_day: isDate(last_day) ? undefined : texts.problems.notDate(),
      })}
      save={(body) => planPreview.before(work.plan?.endedTemplate(id, body), () => work.calls.endTemplate(id, body))}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', texts.template.ended())
        onClose()
      }}
      onClose={onClose}
      saveLabel={texts.template.end()}
      saveVariant="danger"
    >
      {({ value, errors, change }) => (
        <>
          <DateField
            name="last_day"
            label={texts.template.lastDay()}
            required
            locale={language}
            value={value.last_day}
            error={errors.last_day}
            onChange={(last_day) => change({ last_day })}
          />
          {planPreview.question}
        </>
      )}
    </RecordDialog>
  )
}

const list = css({ display: 'grid' })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '3',
  '& + &': { borderBlockStart: 'hairline' },
})
const what = css({ display: 'grid', flex: '1 1 14rem', minWidth: '0', fontFamily: 'numeric' })
const quiet = css({ color: 'muted' })
const buttons = css({ display: 'flex', gap: '2' })
