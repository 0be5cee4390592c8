import type { Schema } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { undoArrival } from './undo-arrival'

interface UndoDialogProps {
  visit: Schema<'VisitCard'>
  onClose: () => void
}

/** Somebody was checked in by a slip: they are expected again. */
export default function UndoDialog({ visit, onClose }: UndoDialogProps) {
  const { api } = useApp()
  const { undo, checkIn } = useTexts().visit
  const queries = useQueryClient()
  const { appointment_id, patient, queue_number: number } = visit
  const name = personName(patient)
  const undoing = useConfirmedChange({
    send: () => undoArrival(api, appointment_id ?? 0),
    readAgain: ['visit'],
    show: () => void queries.invalidateQueries({ queryKey: ['appointment'] }),
    done: checkIn.undone({ name }),
    onClose,
  })
  return (
    <QuestionDialog
      {...undoing}
      variant="solid"
      title={undo.title({ name })}
      description={undo.text({ number })}
      confirm={undo.save()}
      onConfirm={() => undoing.onConfirm()}
    />
  )
}
