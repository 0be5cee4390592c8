import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useTexts } from '../../../platform/texts/use-texts'

interface SendAgainDialogProps {
  kind: Schema<'SatuSehatSendAgainInput'>
  count: number
  onClose: () => void
}

/** Asks before all of a kind is sent again, and says how many were. */
export default function SendAgainDialog({ kind, count, onClose }: SendAgainDialogProps) {
  const { api } = useApp()
  const { again: words } = useTexts()['satu-sehat']
  const queries = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const sending = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/satu-sehat/send-again', { params: { header: { 'Idempotency-Key': key } }, body: kind })),
    onSuccess(sent) {
      void notify('success', words.done({ count: sent.count }))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['satu-sehat'] }),
  })
  return (
    <QuestionDialog
      title={words.title({ count })}
      description={words.text()}
      confirm={words.button()}
      variant="solid"
      focus="confirm"
      busy={sending.isPending}
      failure={sending.error}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    />
  )
}
