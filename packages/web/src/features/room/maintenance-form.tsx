import { type Schema, unwrap } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { type MaintenanceProblem, maintenanceProblems } from '@clinic/core/room'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { usePlanPreview } from '../../entities/appointment/use-plan-preview'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { momentIn } from '../../platform/time/date-in'
import { byServerClock } from '../../platform/time/server-clock'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { TimeField } from '../../ui/date/time-field'
import { FormRow } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'

type MaintenanceInput = Schema<'RoomMaintenanceInput'>

interface MaintenanceFormProps {
  room: number
  onClose: () => void
}

/** Plans when a room is out of use. While it is typed a moment is a date and a time in the clinic's zone: 2026-11-20T08:00. */
export function MaintenanceForm({ room, onClose }: MaintenanceFormProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { maintenance: words } = texts.room
  const queries = useQueryClient()
  const language = useLanguage()
  const { timeZone, today } = useClinicDay()
  const planPreview = usePlanPreview()

  const onWire = (value: MaintenanceInput): MaintenanceInput => ({
    reason: value.reason.trim(),
    starts_at: momentIn(timeZone, dateOf(value.starts_at), timeOf(value.starts_at)),
    ends_at: momentIn(timeZone, dateOf(value.ends_at), timeOf(value.ends_at)),
  })
  const form = useRecordForm<MaintenanceInput, Schema<'RoomMaintenance'>>({
    form: `room-${room}-maintenance`,
    initial: { starts_at: `${today}T`, ends_at: `${today}T`, reason: '' },
    problemsOf(value) {
      const unreadable: Record<string, MaintenanceFormProblem | undefined> = {
        ...unreadableParts('starts_at', value.starts_at),
        ...unreadableParts('ends_at', value.ends_at),
        ...(value.reason.trim() === '' && { reason: 'required' }),
      }
      const problems = Object.keys(unreadable).some((part) => part !== 'reason')
        ? unreadable
        : { ...unreadable, ...maintenanceProblems(onWire(value), { now: new Date(byServerClock(Date.now())) }) }
      return problemSentences(words.problems, problems)
    },
    save: (value, key) =>
      planPreview.before({ room_maintenance: { id: room, body: onWire(value) } }, () =>
        unwrap(
          api.POST('/api/room/{id}/maintenance', {
            params: { path: { id: room }, header: { 'Idempotency-Key': key } },
            body: onWire(value),
          }),
        ),
      ),
    onSaved() {
      void queries.invalidateQueries({ queryKey: ['room'] })
      void notify('success', words.planned())
      onClose()
    },
  })
  const { value, errors, change } = form

  const moment = (field: 'starts_at' | 'ends_at') => (
    <FormRow>
      <DateField
        name={field}
        label={words[field]()}
        required
        locale={language}
        value={dateOf(value[field])}
        error={errors[field]}
        onChange={(date) => change({ [field]: `${date}T${timeOf(value[field])}` })}
      />
      <TimeField
        name={`${field}_time`}
        label={words[`${field}_time`]()}
        required
        value={timeOf(value[field])}
        error={errors[`${field}_time`]}
        onChange={(time) => change({ [field]: `${dateOf(value[field])}T${time}` })}
      />
    </FormRow>
  )

  if (!form.isReady) return null
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frame}>
      {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
      {moment('starts_at')}
      {moment('ends_at')}
      <TextField
        name="reason"
        label={words.reason()}
        required
        dir="auto"
        maxLength={200}
        help={words.reasonHelp()}
        error={errors.reason}
        value={value.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
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
          {words.plan()}
        </Button>
      </div>
      {planPreview.question}
    </form>
  )
}

type MaintenanceFormProblem = MaintenanceProblem | 'required' | 'notDate' | 'notTime'

const dateOf = (moment: string) => moment.split('T')[0] ?? ''
const timeOf = (moment: string) => moment.split('T').slice(1).join('T')

const unreadableParts = (
  field: 'starts_at' | 'ends_at',
  moment: string,
): Record<string, MaintenanceFormProblem | undefined> => ({
  ...(!isDate(dateOf(moment)) && { [field]: 'notDate' }),
  ...(!/^\d\d:\d\d$/.test(timeOf(moment)) && { [`${field}_time`]: 'notTime' }),
})

const frame = css({
  display: 'grid',
  gap: '4',
  padding: { base: '4', sm: '6' },
  borderBlockEnd: 'hairline',
  maxWidth: 'form',
})
