import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

type Named = Pick<Schema<'MedicineBatch'>, 'lot' | 'expires_on'>

/** Returns how a batch and its last day of use are called. */
export function useBatchName() {
  const { batches } = useTexts().medicine
  const { date } = useFormat()
  return {
    lotOf: ({ lot }: Pick<Named, 'lot'>) => lot || batches.noLot(),
    expiryOf: ({ expires_on }: Pick<Named, 'expires_on'>) => (expires_on === null ? batches.never() : date(expires_on)),
  }
}
