import { unwrap } from '@clinic/api'
import { hoursProblems } from '@clinic/core/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { RecordDialog } from '../../platform/record-dialog'
import type { DoctorShift } from '../../platform/schedule-query'
import { byServerClock } from '../../platform/server-clock'
import { useDays } from '../../platform/use-days'
import { useMay } from '../../platform/use-may'
import { useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyValue } from '../../ui/key-value'
import { TextField } from '../../ui/text-field'
import { ShiftFields } from './shift-fields'
import { type ShiftTyped, shiftOnWire, useDescribeShift, useShiftProblems } from './shift-values'

interface ShiftDialogProps {
  shift: DoctorShift
  dentist: string
  onClose: () => void
}

/** One shift of one day: read, changed, or cancelled with a reason. */
export default function ShiftDialog(props: ShiftDialogProps) {
  const { shift } = props
  const mayChange = useMay('updateDoctorShift')
  const [isCancelling, setCancelling] = useState(false)
  const isOver = Date.parse(shift.ends_at) <= byServerClock(Date.now())
  if (!mayChange || isOver || shift.state === 'cancelled') return <ReadShift {...props} isOver={isOver} />
  if (isCancelling) return <CancelShift {...props} onKeep={() => setCancelling(false)} />
  return <ChangeShift {...props} onCancelShift={() => setCancelling(true)} />
}

function ReadShift({ shift, dentist, isOver, onClose }: ShiftDialogProps & { isOver: boolean }) {
  const texts = useTexts()['doctor-schedule']
  const { long } = useDays()
  const describe = useDescribeShift()
  return (
    <Dialog open title={dentist} description={long(shift.date)} onClose={onClose}>
      <Notices shift={shift} />
      {isOver && shift.state !== 'cancelled' && <Banner>{texts.shift.over()}</Banner>}
      <KeyValue pairs={describe(shift)} />
    </Dialog>
  )
}

function ChangeShift({ shift, dentist, onClose, onCancelShift }: ShiftDialogProps & { onCancelShift: () => void }) {
  const { api } = useApp()
  const { shift: words } = useTexts()['doctor-schedule']
  const { long } = useDays()
  const describe = useDescribeShift()
  const sentencesOf = useShiftProblems()
  const queries = useQueryClient()
  const { starts, ends, room_id, slot_minutes, quota, online_bookable, version } = shift
  return (
    <RecordDialog<ShiftTyped & { version: number }, DoctorShift>
      title={dentist}
      description={long(shift.date)}
      form={`shift-${shift.id}`}
      initial={{ starts, ends, room_id, slot_minutes, quota, online_bookable, version }}
      describe={describe}
      problemsOf={(typed) => sentencesOf(typed, hoursProblems(typed))}
      save={({ version, ...typed }) =>
        unwrap(
          api.PUT('/api/doctor-schedule/shift/{id}', {
            params: { path: { id: shift.id } },
            body: { ...shiftOnWire(typed), version },
          }),
        )
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
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
          <ShiftFields {...fields} />
        </>
      )}
    </RecordDialog>
  )
}

function CancelShift({ shift, dentist, onClose, onKeep }: ShiftDialogProps & { onKeep: () => void }) {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const { long } = useDays()
  const queries = useQueryClient()
  return (
    <RecordDialog<{ reason: string; version: number }, DoctorShift>
      title={texts.shift.cancelTitle()}
      description={`${dentist}, ${long(shift.date)}, ${shift.starts}–${shift.ends}. ${texts.shift.cancelText()}`}
      form={`shift-${shift.id}-cancel`}
      initial={{ reason: '', version: shift.version }}
      problemsOf={({ reason }) => ({ reason: reason.trim() === '' ? texts.problems.required() : undefined })}
      save={(body) =>
        unwrap(api.POST('/api/doctor-schedule/shift/{id}/cancel', { params: { path: { id: shift.id } }, body }))
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify('success', texts.shift.cancelDone())
        onClose()
      }}
      onClose={onKeep}
      cancelLabel={texts.shift.keep()}
      saveLabel={texts.shift.cancel()}
      saveVariant="danger"
    >
      {({ value, errors, change }) => (
        <TextField
          label={texts.shift.reason()}
          required
          dir="auto"
          maxLength={200}
          help={texts.shift.reasonHelp()}
          error={errors.reason}
          value={value.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </RecordDialog>
  )
}

/** What is special about this day. */
function Notices({ shift }: { shift: DoctorShift }) {
  const { shift: words } = useTexts()['doctor-schedule']
  return (
    <>
      {shift.state === 'cancelled' && (
        <Banner tone="warning">{words.cancelledBecause({ reason: shift.cancel_reason })}</Banner>
      )}
      {shift.state === 'away' && <Banner tone="warning">{words.away()}</Banner>}
      {shift.template_id === null && <Banner>{words.extra()}</Banner>}
      {shift.template_id !== null && shift.apart && shift.state !== 'cancelled' && <Banner>{words.apart()}</Banner>}
    </>
  )
}
