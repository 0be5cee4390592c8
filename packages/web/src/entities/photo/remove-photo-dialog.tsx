import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type Pictured, photoPath } from './photo-query'

/** Asks before a picture goes: it is kept nowhere else. */
export default function RemovePhotoDialog({ of, onClose }: { of: Pictured; onClose: () => void }) {
  const { api } = useApp()
  const { photo: words } = useTexts()
  const { kind, id, name } = of
  const removing = useConfirmedChange({
    send: () => unwrap(api.DELETE(photoPath(kind), { params: { path: { id } } })),
    readAgain: [kind],
    done: words.removed(),
    onClose,
  })
  return (
    <QuestionDialog
      {...removing}
      size="sm"
      title={words.ask.title()}
      description={words.ask.text({ name })}
      confirm={words.remove()}
    />
  )
}
