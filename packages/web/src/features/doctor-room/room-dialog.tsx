import type { Schema } from '@clinic/api'
import type { DoctorShift } from '../../platform/schedule-query'
import { byServerClock } from '../../platform/server-clock'
import { useDays } from '../../platform/use-days'
import { useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'
import { Dialog } from '../../ui/dialog'
import { KeyValue } from '../../ui/key-value'
import { RadioGroupField } from '../../ui/radio-group-field'
import { noRoom } from './room-blocks'

interface RoomDialogProps {
  shift: DoctorShift
  dentist: string
  rooms: readonly Schema<'Room'>[]
  isBusy: boolean
  /** without it the room is only read */
  onMove?: (room_id: number | null) => void
  onClose: () => void
}

/** Chooses the room of one shift: what dragging does, for keys and fingers. */
export default function RoomDialog({ shift, dentist, rooms, isBusy, onMove, onClose }: RoomDialogProps) {
  const texts = useTexts()
  const words = texts['doctor-room']
  const { long } = useDays()
  const isOver = Date.parse(shift.ends_at) <= byServerClock(Date.now())
  return (
    <Dialog open title={dentist} description={`${long(shift.date)}, ${shift.starts}–${shift.ends}`} onClose={onClose}>
      {onMove && isOver && <Banner>{texts['doctor-schedule'].shift.over()}</Banner>}
      {onMove && !isOver ? (
        <RadioGroupField
          name="room"
          label={words.choose()}
          value={shift.room_id === null ? noRoom : String(shift.room_id)}
          options={[
            { value: noRoom, label: words.unallocated(), disabled: isBusy },
            ...rooms.map(({ id, code, name }) => ({ value: String(id), label: `${name} (${code})`, disabled: isBusy })),
          ]}
          onChange={(value) => onMove(value === noRoom ? null : Number(value))}
        />
      ) : (
        <KeyValue pairs={[{ label: words.corner(), value: shift.room_name }]} />
      )}
    </Dialog>
  )
}
