import type { operations } from '@clinic/api'

type Sort = NonNullable<NonNullable<operations['listPatient']['parameters']['query']>['sort']>

/** The server's own order first. */
export const sorts = [
  'name',
  '-name',
  '-created_at',
  'created_at',
  'record_number',
  '-record_number',
  '-date_of_birth',
  'date_of_birth',
] as const satisfies readonly Sort[]
