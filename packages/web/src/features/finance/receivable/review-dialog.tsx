import { unwrap } from '@clinic/api'
import type { Claim } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { useClaimSaved } from './use-claim-saved'

interface ReviewDialogProps {
  claim: Claim
  onClose: () => void
}

/** The payor examines the claim. */
export default function ReviewDialog({ claim: { id, version }, onClose }: ReviewDialogProps) {
  const { api } = useApp()
  const { review } = useTexts().claim
  const moving = useConfirmedChange({
    send: () => unwrap(api.POST('/api/claim/{id}/review', { params: { path: { id } }, body: { version } })),
    show: useClaimSaved(),
    readAgain: ['claim'],
    done: review.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...moving}
      variant="solid"
      focus="confirm"
      title={review.title()}
      description={review.text()}
      confirm={review.save()}
      onConfirm={() => moving.onConfirm()}
    />
  )
}
