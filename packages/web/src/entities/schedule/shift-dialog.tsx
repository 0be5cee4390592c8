import { hoursProblems } from '@clinic/core/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { TextField } from '../../ui/field/text-field'
import { KeyValue } from '../../ui/key-value'
import { Dialog } from '../../ui/overlay/dialog'
import { usePlanPreview } from '../appointment/use-plan-preview'
import { ShiftFields } from './shift-fields'
import type { ShiftTyped } from './shift-typed'
import { typedOf, useDescribeShift, useShiftProblems } from './shift-values'
import { useDays } from './use-days'
import type { AnyShift, WorkerSchedule } from './worker-schedule'

interface ShiftDialogProps {
  work: WorkerSchedule
  shift: AnyShift
  /** the name of the worker */
  person: string
  onClose: () => void
}

/** One shift of one day: read, changed, or cancelled with a reason. */
export default function ShiftDialog(props: ShiftDialogProps) {
  const { shift, work } = props
  const [isCancelling, setCancelling] = useState(false)
  const isOver = Date.parse(shift.ends_at) <= byServerClock(Date.now())
  if (!work.permissions.write || isOver || shift.state === 'cancelled') return <ReadShift {...props} isOver={isOver} />
  if (isCancelling) return <CancelShift {...props} onKeep={() => setCancelling(false)} />
  return <ChangeShift {...props} onCancelShift={() => setCancelling(true)} />
}

function ReadShift({ work, shift, person, isOver, onClose }: ShiftDialogProps & { isOver: boolean }) {
  const texts = useTexts()['doctor-schedule']
  const { long } = useDays()
  const describe = useDescribeShift(work)
  return (
    <Dialog open title={person} description={long(shift.date)} onClose={onClose}>
      <Notices shift={shift} />
      {isOver && shift.state !== 'cancelled' && <Banner>{texts.shift.over()}</Banner>}
      <KeyValue pairs={describe(typedOf(shift))} />
    </Dialog>
  )
}

function ChangeShift({
  work,
  shift,
  person,
  onClose,
  onCancelShift,
}: ShiftDialogProps & { onCancelShift: () => void }) {
  const { shift: words } = useTexts()['doctor-schedule']
  const { long } = useDays()
  const describe = useDescribeShift(work)
  const sentencesOf = useShiftProblems(work)
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  return (
    <RecordDialog<ShiftTyped & { version: number }, AnyShift>
      title={person}
      description={long(shift.date)}
      form={`shift-${shift.id}`}
      initial={{ ...typedOf(shift), version: shift.version }}
      describe={describe}
      problemsOf={(typed) => sentencesOf(typed, hoursProblems(typed))}
      save={(typed) =>
        planPreview.before(work.plan?.shift(shift.id, typed), () => work.calls.updateShift(shift.id, typed))
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', words.changed())
        onClose()
      }}
      onClose={onClose}
      actions={
        <Button variant="ghost" palette="error" onClick={onCancelShift}>
          {words.cancel()}
        </Button>
      }
    >
      {(fields) => (
        <>
          <Notices shift={shift} />
          <ShiftFields work={work} dates={[shift.date]} {...fields} />
          {planPreview.question}
        </>
      )}
    </RecordDialog>
  )
}

function CancelShift({ work, shift, person, onClose, onKeep }: ShiftDialogProps & { onKeep: () => void }) {
  const texts = useTexts()['doctor-schedule']
  const { long } = useDays()
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  return (
    <RecordDialog<{ reason: string; version: number }, AnyShift>
      title={texts.shift.cancelTitle()}
      description={`${person}, ${long(shift.date)}, ${shift.starts}–${shift.ends}. ${work.words.cancelText}`}
      form={`shift-${shift.id}-cancel`}
      initial={{ reason: '', version: shift.version }}
      problemsOf={({ reason }) => ({ reason: reason.trim() === '' ? texts.problems.required() : undefined })}
      save={(body) =>
        planPreview.before(work.plan?.cancelledShift(shift.id, body), () => work.calls.cancelShift(shift.id, body))
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [work.key] })
        void notify('success', texts.shift.cancelDone())
        onClose()
      }}
      onClose={onKeep}
      cancelLabel={texts.shift.keep()}
      saveLabel={texts.shift.cancel()}
      saveVariant="danger"
    >
      {({ value, errors, change }) => (
        <>
          <TextField
            name="reason"
            label={texts.shift.reason()}
            required
            dir="auto"
            maxLength={200}
            help={texts.shift.reasonHelp()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          {planPreview.question}
        </>
      )}
    </RecordDialog>
  )
}

/** Notices about this day. */
function Notices({ shift }: { shift: AnyShift }) {
  const { shift: words } = useTexts()['doctor-schedule']
  return (
    <>
      {shift.state === 'cancelled' && (
        <Banner tone="warning">{words.cancelledBecause({ reason: shift.cancel_reason })}</Banner>
      )}
      {shift.state === 'away' && <Banner tone="warning">{words.away()}</Banner>}
      {shift.template_id === null && <Banner>{words.extra()}</Banner>}
      {shift.template_id !== null && shift.is_exception && shift.state !== 'cancelled' && (
        <Banner>{words.exception()}</Banner>
      )}
    </>
  )
}
