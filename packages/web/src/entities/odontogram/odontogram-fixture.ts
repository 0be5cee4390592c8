import type { Schema } from '@clinic/api'
import { type TypedLine, typedChart } from '@clinic/core/odontogram'
import { visitCardFixture } from '../visit/visit-fixture'

/** A chart as the server returns it, made by typed lines. */
export function odontogramFixture(
  lines: readonly TypedLine[],
  overrides: Partial<Schema<'Odontogram'>> = {},
): Schema<'Odontogram'> {
  const findings = typedChart(...lines).map(
    ({ teeth, surfaces, supersedes, reason, abutments, ...row }): Schema<'Finding'> => ({
      ...row,
      ...(abutments && { abutments: [...abutments] }),
      teeth: [...teeth],
      surfaces: [...surfaces],
      supersedes: [...supersedes],
      reason: reason ?? null,
      by_name: 'drg. Ratna Dewi, Sp.KG',
    }),
  )
  return {
    patient: visitCardFixture().patient,
    findings,
    visits: [],
    examination: findings[0]?.visit ?? null,
    needs_examination: findings.length === 0,
    last_visit: null,
    ...overrides,
  }
}
