import { unwrap } from '@clinic/api'
import { useId } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { useApp } from '../../../platform/app/app-context'
import { fieldErrors } from '../../../platform/record/field-errors'
import { problemSentences } from '../../../platform/record/problem-sentences'
import { useRecordForm } from '../../../platform/record/use-record-form'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Card } from '../calendar-query'
import { refusalReasons } from '../slot/refusal-reasons'
import { type SlotDraft, slotDraftProblems, slotOf, slotOnWire } from '../slot/slot-draft'
import { SlotFields } from '../slot/slot-fields'
import { useMovedNotice } from './use-moved-notice'

interface MoveDialogProps {
  appointment: Card
  /** The slot it was to move to. */
  slot: SlotDraft
  /** Why it could not go there. */
  refusal?: Error
  onClose: () => void
}

/** Another time for an appointment: on a day that is not in sight, or after the time chosen was refused. */
export default function MoveDialog(props: MoveDialogProps) {
  const { timeZone } = useClinicDay()
  return timeZone !== undefined && <MoveForm {...props} timeZone={timeZone} />
}

function MoveForm({ appointment, slot, refusal, onClose, timeZone }: MoveDialogProps & { timeZone: string }) {
  const { api } = useApp()
  const texts = useTexts()
  const { problems, move } = texts.appointment
  const notifyMoved = useMovedNotice()
  const id = useId()
  const form = useRecordForm({
    form: `appointment-${appointment.id}-move`,
    initial: slot,
    problemsOf: (value) =>
      problemSentences(problems, slotDraftProblems(value, { timeZone, now: byServerClock(Date.now()) })),
    save: (value) =>
      unwrap(
        api.POST('/api/appointment/{id}/reschedule', {
          params: { path: { id: appointment.id } },
          body: { ...slotOnWire(value, timeZone), version: appointment.version },
        }),
      ),
    onSaved(saved) {
      notifyMoved(saved)
      onClose()
    },
  })
  if (!form.isReady) return null
  const failure = form.failure ?? (form.isDirty || form.isBusy ? null : refusal)
  const { starts_at, minutes } = slotOf(appointment, timeZone)
  const isOtherTime = form.value.starts_at !== starts_at || form.value.minutes !== minutes
  const leave = () => {
    form.discardDraft()
    onClose()
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={move.title({ name: personName(appointment.patient) })}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {move.save()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={recipe().stack}>
        {failure && (
          <Banner tone="error" title={move.refused()}>
            {refusalReasons(texts, failure).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <p>{move.chooseOther()}</p>
          </Banner>
        )}
        {appointment.state === 'confirmed' && isOtherTime && <Banner tone="warning">{move.asksAgain()}</Banner>}
        <SlotFields
          value={form.value}
          errors={{ ...(!form.isDirty && fieldErrors(refusal)), ...form.errors }}
          change={form.change}
          timeZone={timeZone}
          patient_id={appointment.patient.id}
          appointment_id={appointment.id}
        />
      </form>
    </Dialog>
  )
}
