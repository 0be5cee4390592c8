import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { TreatmentConsent } from './treatment-consent-query'

interface RevokeConsentDialogProps {
  consent: TreatmentConsent
  /** To what, in words. */
  services: string
  onClose: () => void
}

/** A consent is taken back, with the reason; it stays on record. */
export default function RevokeConsentDialog({ consent: { id, version }, services, onClose }: RevokeConsentDialogProps) {
  const { api } = useApp()
  const { revoke: words, fields } = useTexts()['treatment-consent']
  const revoking = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/treatment-consent/{id}/revoke', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['treatment-consent'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...revoking}
      title={words.title()}
      description={words.text({ services })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
