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
      by_name: names.get(row.by) ?? 'drg. Ratna Dewi, Sp.KG',
    }),
  )
  return {
    patient: visitCardFixture().patient,
    findings,
    oral_examinations: [],
    visits: [],
    examination: findings[0]?.visit ?? null,
    needs_examination: findings.length === 0,
    last_visit: null,
    ...overrides,
  }
}

/** Whoever else typed a line. */
const names = new Map([
  ['budi', 'drg. Budi Santoso'],
  ['yuni', 'Yuni Astuti'],
])

/** The rows of a chart, and those that a colleague typed two minutes later without having seen them. */
export function contradictedFixture(line: string, other: string, overrides: Partial<Schema<'Odontogram'>> = {}) {
  const own = odontogramFixture([{ line, at: '2026-11-20T03:21:00.000Z' }], overrides)
  const { findings } = odontogramFixture([{ line: other, by: 'budi', visit: 'v2', at: '2026-11-20T03:23:00.000Z' }])
  return { ...own, findings: [...own.findings, ...findings] }
}
