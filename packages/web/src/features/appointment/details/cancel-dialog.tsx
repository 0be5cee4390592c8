import { type Schema, unwrap } from '@clinic/api'
import { cancelReasons } from '@clinic/core/appointment'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { appointmentQuery } from '../../../entities/appointment/appointment-query'
import { useApp } from '../../../platform/app/app-context'
import { failureText } from '../../../platform/record/failure-text'
import { fieldErrors } from '../../../platform/record/field-errors'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { oneOf } from '../../../platform/texts/one-of'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { WaitlistPerson } from '../waitlist/waitlist-person'

interface CancelDialogProps {
  appointment: Schema<'Appointment'>
  onBook: (entry: Schema<'WaitlistEntry'>) => void
  onClose: () => void
  /** It is cancelled, and no one else is booked into its time. */
  onDone: () => void
}

/** Cancels with a reason; then lists the people who want the time that became free. */
export default function CancelDialog(props: CancelDialogProps) {
  const [isCancelled, setCancelled] = useState(false)
  return isCancelled ? <Freed {...props} /> : <Ask {...props} onCancelled={() => setCancelled(true)} />
}

function Ask({ appointment, onClose, onCancelled }: CancelDialogProps & { onCancelled: () => void }) {
  const { api } = useApp()
  const words = useTexts().appointment
  const { options } = useLabels()
  const queries = useQueryClient()
  const [reason, setReason] = useState<Schema<'AppointmentCancelReason'>>()
  const [note, setNote] = useState('')
  const [wasSent, setSent] = useState(false)
  const { id, version, patient } = appointment
  const name = { name: personName(patient) }
  const cancelling = useConfirmedChange({
    send: (cancel_reason: Schema<'AppointmentCancelReason'>) =>
      unwrap(
        api.POST('/api/appointment/{id}/cancel', {
          params: { path: { id } },
          body: { cancel_reason, cancel_note: note.trim(), version },
        }),
      ),
    readAgain: ['appointment'],
    show: (saved) => queries.setQueryData(appointmentQuery(api, id).queryKey, saved),
    done: words.cancel.saved(name),
    onClose,
    onDone: onCancelled,
  })
  const errors = fieldErrors(cancelling.failure)
  return (
    <QuestionDialog
      {...cancelling}
      title={words.cancel.title(name)}
      description={words.cancel.text()}
      confirm={words.cancel.save()}
      keep={words.cancel.keep()}
      onConfirm={() => {
        setSent(true)
        if (reason) cancelling.onConfirm(reason)
      }}
    >
      <SelectField
        name="cancel_reason"
        label={words.fields.cancel_reason()}
        required
        placeholder={words.problems.chooseReason()}
        options={options(cancelReasons)}
        error={errors.cancel_reason ?? (wasSent && !reason ? words.problems.chooseReason() : undefined)}
        value={reason ?? ''}
        onChange={({ target }) => setReason(oneOf(valuesOf(cancelReasons), target.value))}
      />
      <TextField
        name="cancel_note"
        label={words.fields.cancel_note()}
        dir="auto"
        maxLength={200}
        error={errors.cancel_note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </QuestionDialog>
  )
}

/** Lists people on the waiting list who want the time that became free. */
function Freed({ appointment, onBook, onDone }: CancelDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.appointment
  const { doctor_id, starts_at, ends_at } = appointment
  const duration_minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000
  const { data, error } = useQuery({
    queryKey: ['waitlist', 'matches', appointment.id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/waitlist/matches', { params: { query: { doctor_id, starts_at, duration_minutes } }, signal }),
      ),
  })
  return (
    <Dialog
      open
      onClose={onDone}
      title={words.cancel.saved({ name: personName(appointment.patient) })}
      footer={<Button onClick={onDone}>{words.cancel.done()}</Button>}
    >
      <div className={recipe().stack}>
        {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
        {data && <p>{data.rows.length === 0 ? words.cancel.nobodyWaits() : words.cancel.waiting()}</p>}
        <ul className={recipe().people}>
          {data?.rows.map((entry) => (
            <WaitlistPerson key={entry.id} entry={entry}>
              <Button size="sm" onClick={() => onBook(entry)}>
                {words.cancel.book()}
              </Button>
            </WaitlistPerson>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
