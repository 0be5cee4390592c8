import type { Schema } from '@clinic/api'
import { letterLanguages } from '@clinic/core/letter'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useTextsIn } from '../../../platform/texts/use-texts-in'

export interface Declining {
  busy: boolean
  failure: Error | null
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason that the visitor reads, with sentences in their language to pick from. */
export default function DeclineDialog({
  request,
  declining,
}: {
  request: Schema<'BookingRequest'>
  declining: Declining
}) {
  const { declining: words } = useTexts()['booking-request']
  const { proposals } = useTextsIn(request.language, 'booking-request')['booking-request']
  const { label } = useLabels()
  return (
    <ReasonDialog
      {...declining}
      title={words.title({ name: personName(request) })}
      description={words.text()}
      confirm={words.decline()}
      reason={{
        label: words.reason(),
        help: words.reasonHelp({ language: label(letterLanguages, request.language) }),
        required: words.reasonRequired(),
        proposals: {
          label: words.proposals(),
          sentences: [proposals.taken(), proposals.service(), proposals.call()],
        },
      }}
    />
  )
}
