import { appointment as recipe } from 'styled-system/recipes'
import type { Calendar, Card } from '../../../entities/appointment/calendar-query'
import { type SlotDraft, timeOf } from '../../../entities/appointment/slot/slot-draft'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Companion } from './drop-choice'

export interface DropQuestion {
  view: 'room' | 'doctor'
  appointment: Card
  slot: SlotDraft
  companions: readonly Companion[]
  /** Receives the chosen slot, or undefined when the appointment is put back. */
  answer: (slot: SlotDraft | undefined) => void
}

/** An appointment was dropped where another dentist works, or on a dentist of another room: which of the two changes? */
export default function DropDialog({ question, calendar }: { question: DropQuestion; calendar: Calendar }) {
  const words = useTexts().appointment
  const { dropped } = words
  const { view, appointment, slot, companions, answer } = question
  const name = personName(appointment.patient)
  const isRoom = view === 'room'
  const room = calendar.rooms.find(({ id }) => String(id) === slot.room_id)?.name ?? words.noRoom()
  const doctor = calendar.doctors.find(({ id }) => String(id) === slot.doctor_id)?.name ?? appointment.doctor_name
  const place = { doctor, time: timeOf(slot.starts_at) }
  return (
    <Dialog
      open
      role="alertdialog"
      title={isRoom ? dropped.whoTreats({ name, room }) : dropped.where({ name, doctor })}
      description={isRoom ? dropped.whoTreatsText(place) : dropped.whereText(place)}
      onClose={() => answer(undefined)}
      footer={
        <Button variant="outline" onClick={() => answer(undefined)}>
          {dropped.putBack()}
        </Button>
      }
    >
      <div className={recipe().stack}>
        <Button variant="outline" onClick={() => answer(slot)}>
          {isRoom ? dropped.onlyRoom({ doctor }) : dropped.onlyDoctor({ room })}
        </Button>
        {companions.map(({ doctor_id, room_id, name: companion }) => (
          <Button
            key={`${doctor_id} ${room_id}`}
            variant="outline"
            onClick={() => answer({ ...slot, doctor_id: String(doctor_id), room_id: String(room_id ?? '') })}
          >
            {isRoom ? dropped.roomAndDoctor({ doctor: companion }) : dropped.doctorAndRoom({ room: companion })}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
