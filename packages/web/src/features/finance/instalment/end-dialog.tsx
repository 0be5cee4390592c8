import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import type { InstalmentPlan } from '../../../entities/instalment/instalment-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

interface EndDialogProps {
  plan: InstalmentPlan
  end: 'cancel' | 'default'
  onClose: () => void
}

/** Ends a plan with the reason: another one is agreed on, or the patient did not keep to it. */
export default function EndDialog({ plan: { id, version, owed }, end, onClose }: EndDialogProps) {
  const { api } = useApp()
  const { [end]: words, fields } = useTexts().instalment
  const { money } = useFormat()
  const queries = useQueryClient()
  const ending = useConfirmedChange({
    send: (reason: string) => {
      const sent = { params: { path: { id } }, body: { reason, version } }
      return end === 'cancel'
        ? unwrap(api.POST('/api/instalment-plan/{id}/cancel', sent))
        : unwrap(api.POST('/api/instalment-plan/{id}/default', sent))
    },
    show: () => void queries.invalidateQueries({ queryKey: ['invoice'] }),
    readAgain: ['instalment'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...ending}
      title={words.title()}
      description={words.text({ amount: money(owed) })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
