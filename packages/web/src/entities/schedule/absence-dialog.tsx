import { canMove } from '@clinic/core/lifecycle'
import { absenceKinds, absenceMachine, absenceStates } from '@clinic/core/schedule'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../platform/page/notify'
import { fieldErrors } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field/text-field'
import { KeyValue } from '../../ui/key-value'
import { Dialog } from '../../ui/overlay/dialog'
import { useDays } from './use-days'
import { type AnyAbsence, nameOf, type WorkerSchedule } from './worker-schedule'

interface AbsenceDialogProps {
  work: WorkerSchedule
  absence: AnyAbsence
  onClose: () => void
}

/** One absence: shows the one who decides the appointments that fall into it, before and after. */
export default function AbsenceDialog({ work, absence: opened, onClose }: AbsenceDialogProps) {
  const texts = useTexts()
  const { label } = useLabels()
  const { absence: words } = texts['doctor-schedule']
  const queries = useQueryClient()
  const { range } = useDays()
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const [absence, setAbsence] = useState(opened)
  const [reason, setReason] = useState<string>()
  const { id, version, state } = absence
  const { permissions, calls } = work
  const can = (type: 'absence.approve' | 'absence.reject' | 'absence.cancel') =>
    canMove(absenceMachine, state, { type })

  const decided = (after: AnyAbsence, given: string) => {
    setAbsence(after)
    setReason(undefined)
    void notify('success', given)
  }
  const settle = { onSettled: () => queries.invalidateQueries({ queryKey: [work.key] }) }
  const approve = useMutation({
    mutationFn: () => calls.approve(id, { version }),
    onSuccess: (after) => decided(after, words.approved()),
    ...settle,
  })
  const reject = useMutation({
    mutationFn: (given: string) => calls.reject(id, { version, reason: given }),
    onSuccess: (after) => decided(after, words.rejected()),
    ...settle,
  })
  const cancel = useMutation({
    mutationFn: () => calls.cancelAbsence(id, { version }),
    onSuccess: (after) => {
      decided(after, words.cancelled())
      onClose()
    },
    ...settle,
  })
  const error = approve.error ?? reject.error ?? cancel.error
  const isBusy = approve.isPending || reject.isPending || cancel.isPending
  const isOver = state === 'approved' && absence.ends_on < today

  return (
    <Dialog
      open
      size="lg"
      title={nameOf(absence)}
      description={`${label(absenceKinds, absence.kind)}, ${range(absence.starts_on, absence.ends_on)}`}
      onClose={onClose}
      footer={
        <>
          {permissions.cancelAbsence && can('absence.cancel') && !isOver && reason === undefined && (
            <Button variant="ghost" palette="error" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {state === 'requested' ? words.withdraw() : words.cancel()}
            </Button>
          )}
          {permissions.approve && can('absence.reject') && (
            <Button
              variant={reason === undefined ? 'outline' : 'danger'}
              busy={reject.isPending}
              disabled={reason?.trim() === ''}
              onClick={() => (reason === undefined ? setReason('') : reject.mutate(reason.trim()))}
            >
              {words.reject()}
            </Button>
          )}
          {permissions.approve && can('absence.approve') && reason === undefined && (
            <Button busy={approve.isPending} disabled={isBusy && !approve.isPending} onClick={() => approve.mutate()}>
              {words.approve()}
            </Button>
          )}
        </>
      }
    >
      {error && <FailureBanner error={error} />}
      <KeyValue
        pairs={[
          { label: words.state(), value: label(absenceStates, state) },
          ...(absence.reason ? [{ label: words.reason(), value: absence.reason }] : []),
          { label: words.requestedBy(), value: absence.requested_by },
          ...(absence.decided_by && absence.decided_at
            ? [{ label: words.decidedBy(), value: `${isolated(absence.decided_by)}, ${dateTime(absence.decided_at)}` }]
            : []),
          ...(absence.decision_reason ? [{ label: words.decisionReason(), value: absence.decision_reason }] : []),
        ]}
      />
      {reason !== undefined && (
        <TextField
          name="reason"
          label={words.rejectReason()}
          required
          autoFocus
          error={fieldErrors(reject.error).reason}
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {(state === 'requested' || state === 'approved') && work.affectedBy?.(absence)}
    </Dialog>
  )
}
