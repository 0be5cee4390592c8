import type { ImportState } from '@clinic/core/import'
import { useTexts } from '../../platform/texts/use-texts'
import { Steps } from '../../ui/steps'

/** How far an import is; null before there is one. */
export function ImportSteps({ state }: { state: ImportState | null }) {
  const { steps } = useTexts().import
  return <Steps steps={[steps.file(), steps.columns(), steps.check(), steps.result()]} current={current(state)} />
}

const current = (state: ImportState | null) => (state === null ? 0 : places[state])
const places: Readonly<Record<ImportState, number>> = {
  uploaded: 1,
  mapped: 2,
  checked: 2,
  running: 3,
  done: 4,
  cancelled: 3,
}
