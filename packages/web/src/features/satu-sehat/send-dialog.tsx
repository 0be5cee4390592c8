import { unwrap } from '@clinic/api'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { useVisitSaved } from './use-visit-saved'

interface SendDialogProps {
  visit: SatuSehatVisit
  step: 'sendAgain' | 'include'
  onClose: () => void
}

/** Sends a visit again, or after all. */
export default function SendDialog({ visit: { id, version }, step, onClose }: SendDialogProps) {
  const { api } = useApp()
  const words = useTexts()['satu-sehat'][step]
  const sending = useConfirmedChange({
    send: () => {
      const sent = { params: { path: { id } }, body: { version } }
      return step === 'sendAgain'
        ? unwrap(api.POST('/api/satu-sehat/visit/{id}/send-again', sent))
        : unwrap(api.POST('/api/satu-sehat/visit/{id}/include', sent))
    },
    show: useVisitSaved(),
    readAgain: ['satu-sehat'],
    done: words.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...sending}
      variant="solid"
      focus="confirm"
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => sending.onConfirm()}
    />
  )
}
