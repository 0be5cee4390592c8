import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Letter } from './letter-query'

interface VoidLetterDialogProps {
  letter: Letter
  onClose: () => void
}

/** A letter holds no longer, with the reason; it stays on record. */
export default function VoidLetterDialog({ letter: { id, number, version }, onClose }: VoidLetterDialogProps) {
  const { api } = useApp()
  const { void: words, fields } = useTexts().letter
  const voiding = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/letter/{id}/void', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['letter'],
    done: words.saved({ number }),
    onClose,
  })
  return (
    <ReasonDialog
      {...voiding}
      title={words.title({ number })}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
