import type { Observation } from '@medplum/fhirtypes'
import { type Dmft, dmftOf, type Finding } from '../../odontogram'
import { conceptOf } from '../codes/coding'
import { snomed } from '../codes/system'
import { observationResource } from './observation'
import type { VisitReferences } from './references'

const counted = [
  { part: 'd', code: '251319000' },
  { part: 'm', code: '251317003' },
  { part: 'f', code: '251318008' },
] as const satisfies readonly { part: keyof Dmft; code: string }[]

/** D, M and F of the permanent teeth [S60]: each an observation with the number as text. def-t has no codes. */
export function dmfObservations(
  { now, key, at }: { now: readonly Finding[]; key: string; at: string },
  references: VisitReferences,
): Observation[] {
  const dmft = dmftOf(now)
  return counted.map(({ part, code }) => ({
    ...observationResource(
      { key: `${key}-DMF-${part}`, category: 'exam', code: conceptOf({ system: snomed, code }), at },
      references,
    ),
    valueString: String(dmft[part]),
  }))
}
