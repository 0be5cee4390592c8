import { ApiError, type Schema } from '@clinic/api'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { tellWhenAgain } from '../../platform/record/tell-when-again'
import { useTexts } from '../../platform/texts/use-texts'

interface WithdrawDialogProps {
  token: string
  onClose: () => void
  onWithdrawn: (status: Schema<'BookingRequestStatus'>) => void
  onConflict: () => void
}

/** Asks before a request is withdrawn. */
export default function WithdrawDialog({ token, onClose, onWithdrawn, onConflict }: WithdrawDialogProps) {
  const { api } = useApp()
  const texts = useTexts()['online-booking'].status
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const withdraw = () => {
    setBusy(true)
    setFailure(null)
    tellWhenAgain(api.POST('/api/booking-request/withdraw', { body: { token } }), texts.tooMany)
      .then(onWithdrawn, (error: Error) => {
        if (error instanceof ApiError && error.status === 409) onConflict()
        else setFailure(error)
      })
      .finally(() => setBusy(false))
  }
  return (
    <QuestionDialog
      title={texts.withdrawTitle()}
      description={texts.withdrawText()}
      confirm={texts.withdraw()}
      keep={texts.keep()}
      busy={isBusy}
      failure={failure}
      onConfirm={withdraw}
      onClose={onClose}
    />
  )
}
