import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { failureText } from '../../../platform/record/failure-text'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { appointmentQuery } from '../appointment-query'
import { useWhen } from '../use-when'

type Appointment = Schema<'Appointment'>

/** Returns a function that reports a move, reminds of a lost confirmation and offers to undo. It returns its text. */
export function useMovedNotice() {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const when = useWhen()
  const { move, noRoom } = texts.appointment

  const placeOf = ({ patient, starts_at, doctor_name, room_name }: Appointment) => ({
    name: personName(patient),
    when: when(starts_at),
    doctor: doctor_name,
    room: room_name ?? noRoom(),
  })
  const lengthOf = ({ patient, starts_at, ends_at }: Appointment) => ({
    name: personName(patient),
    when: when(starts_at),
    minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
  })
  function settle(saved: Appointment) {
    queries.setQueryData(appointmentQuery(api, saved.id).queryKey, saved)
    void queries.invalidateQueries({ queryKey: ['appointment'] })
  }
  async function undo({ id, version }: Appointment) {
    try {
      const back = await unwrap(
        api.POST('/api/appointment/{id}/undo-reschedule', { params: { path: { id } }, body: { version } }),
      )
      const sentence = [move.undone(placeOf(back)), ...(back.state === 'confirmed' ? [move.stillConfirmed()] : [])]
      void notify('success', sentence.join('. '))
      settle(back)
    } catch (error) {
      void notify('error', error instanceof Error ? failureText(texts, error) : move.refused())
    }
  }

  return (saved: Appointment): string => {
    const isAskedAgain = saved.state === 'booked' && saved.moved_from?.state === 'confirmed'
    const sentence = [
      isResized(saved) ? move.resized(lengthOf(saved)) : move.saved(placeOf(saved)),
      ...(isAskedAgain ? [move.askAgain()] : []),
    ].join('. ')
    void notify(isAskedAgain ? 'warning' : 'success', sentence, { label: move.undo(), onClick: () => void undo(saved) })
    settle(saved)
    return sentence
  }
}

/** Only how long it takes was changed. */
const isResized = ({ moved_from, starts_at, ends_at, doctor_id, room_id }: Appointment) =>
  moved_from !== null &&
  Date.parse(moved_from.starts_at) === Date.parse(starts_at) &&
  Date.parse(moved_from.ends_at) !== Date.parse(ends_at) &&
  moved_from.doctor_id === doctor_id &&
  moved_from.room_id === room_id
