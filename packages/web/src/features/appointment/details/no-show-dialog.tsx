import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { appointmentQuery } from '../../../entities/appointment/appointment-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'

interface NoShowDialogProps {
  appointment: Schema<'Appointment'>
  onClose: () => void
}

/** Asks, with the consequence in words, before an appointment is closed as missed. */
export default function NoShowDialog({ appointment, onClose }: NoShowDialogProps) {
  const { api } = useApp()
  const { open, noShow } = useTexts().appointment
  const queries = useQueryClient()
  const { id, version, patient } = appointment
  const name = { name: personName(patient) }
  const closing = useConfirmedChange({
    send: () => unwrap(api.POST('/api/appointment/{id}/miss', { params: { path: { id } }, body: { version } })),
    readAgain: ['appointment'],
    show: (saved) => queries.setQueryData(appointmentQuery(api, id).queryKey, saved),
    done: open.noShown(name),
    onClose,
  })
  return <QuestionDialog {...closing} title={noShow.title(name)} description={noShow.text()} confirm={open.noShow()} />
}
