import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'

interface UndoQuestionProps {
  merge: Schema<'PatientMerge'>
  onClose: () => void
}

/** Asks, with what goes back and what stays, before one patient becomes two again. */
export default function UndoQuestion({ merge, onClose }: UndoQuestionProps) {
  const { api } = useApp()
  const { undo: texts, notice } = useTexts()['patient-merge']
  const queries = useQueryClient()
  const { id, version, duplicate } = merge
  const name = personName(duplicate)
  const changing = useConfirmedChange({
    send: () => unwrap(api.POST('/api/patient-merge/{id}/undo', { params: { path: { id } }, body: { version } })),
    readAgain: ['patient'],
    done: texts.done({ name }),
    onClose,
    onDone: () => {
      void queries.invalidateQueries()
      onClose()
    },
  })
  return (
    <QuestionDialog
      {...changing}
      title={texts.title({ name })}
      description={texts.text({ record_number: duplicate.record_number })}
      confirm={notice.undo()}
    />
  )
}
