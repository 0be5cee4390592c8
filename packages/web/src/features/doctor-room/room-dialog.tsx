import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQueryClient } from '@tanstack/react-query'
import { MaintenanceNotice } from '../../entities/schedule/maintenance-notice'
import type { DoctorShift } from '../../entities/schedule/schedule-query'
import { useDays } from '../../entities/schedule/use-days'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Banner } from '../../ui/feedback/banner'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { KeyValue } from '../../ui/key-value'
import { Dialog } from '../../ui/overlay/dialog'
import { noRoom } from './room-blocks'

interface RoomDialogProps {
  shift: DoctorShift
  dentist: string
  rooms: readonly Schema<'Room'>[]
  onClose: () => void
}

/** Chooses the room of one shift: the alternative to dragging, for keys and fingers. */
export default function RoomDialog({ shift, dentist, rooms, onClose }: RoomDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['doctor-room']
  const queries = useQueryClient()
  const { long } = useDays()
  const canChoose = useCanCall(operationRoles.allocateDoctorRoom)
  const isOver = Date.parse(shift.ends_at) <= byServerClock(Date.now())
  const when = `${long(shift.date)}, ${shift.starts}–${shift.ends}`
  const nameOf = (room_id: number | null) => rooms.find(({ id }) => id === room_id)?.name ?? words.unallocated()

  if (!canChoose || isOver)
    return (
      <Dialog open title={dentist} description={when} onClose={onClose}>
        {isOver && <Banner>{texts['doctor-schedule'].shift.over()}</Banner>}
        <KeyValue pairs={[{ label: words.corner(), value: nameOf(shift.room_id) }]} />
      </Dialog>
    )
  return (
    <RecordDialog<Schema<'DoctorRoomAllocation'>, DoctorShift>
      title={dentist}
      description={when}
      form={`doctor-room-${shift.id}`}
      initial={{ room_id: shift.room_id, version: shift.version }}
      describe={({ room_id }) => [{ label: words.corner(), value: nameOf(room_id) }]}
      problemsOf={() => ({})}
      save={(body) => unwrap(api.POST('/api/doctor-room/{id}', { params: { path: { id: shift.id } }, body }))}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify('success', words.moved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <MaintenanceNotice room_id={value.room_id} dates={[shift.date]} starts={shift.starts} ends={shift.ends} />
          <RadioGroupField
            name="room_id"
            label={words.choose()}
            value={value.room_id === null ? noRoom : String(value.room_id)}
            error={errors.room_id}
            options={[
              { value: noRoom, label: words.unallocated() },
              ...rooms.map(({ id, code, name }) => ({ value: String(id), label: `${name} (${code})` })),
            ]}
            onChange={(chosen) => change({ room_id: chosen === noRoom ? null : Number(chosen) })}
          />
        </>
      )}
    </RecordDialog>
  )
}
