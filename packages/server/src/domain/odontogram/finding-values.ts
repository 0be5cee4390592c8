import type { FindingRow } from '@clinic/core/odontogram'

/** The columns of a row, named one by one: what is entered in error is a copy of another row, which may know more. */
export const findingValues = (row: FindingRow) => ({
  key: row.key,
  mode: row.mode,
  teeth: JSON.stringify(row.teeth),
  code: row.code,
  surfaces: JSON.stringify(row.surfaces),
  material: row.material ?? null,
  width: row.width ?? null,
  direction: row.direction ?? null,
  abutments: row.abutments ? JSON.stringify(row.abutments) : null,
  cause: row.cause ?? null,
  is_uncertain: row.is_uncertain,
  note: row.note,
  supersedes: JSON.stringify(row.supersedes),
  reason: row.reason,
  at: row.at,
})
