import { useTexts } from '../../../platform/texts/use-texts'
import { BatchForm } from './batch-form'
import { PayorGate } from './payor-gate'

const drafts = ['draft'] as const

/** Submits drafts of one payor together. */
export default function BatchPage() {
  const { batch } = useTexts().claim
  return (
    <PayorGate
      title={(name) => batch.title({ name })}
      page={batch.page()}
      states={drafts}
      nothing={{ title: batch.nothing(), text: batch.nothingText() }}
    >
      {(payor, claims) => <BatchForm payor={payor} claims={claims} />}
    </PayorGate>
  )
}
