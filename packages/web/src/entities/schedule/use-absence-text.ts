import { absenceKinds } from '@clinic/core/schedule'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import type { AnyAbsence } from './worker-schedule'

/** Returns a function that says what an absence is, and whether it is only requested: Leave, requested. */
export function useAbsenceText() {
  const { absence: texts } = useTexts()['doctor-schedule']
  const { label } = useLabels()
  return ({ kind, state }: Pick<AnyAbsence, 'kind' | 'state'>) =>
    state === 'requested' ? texts.kindRequested({ kind: label(absenceKinds, kind) }) : label(absenceKinds, kind)
}
