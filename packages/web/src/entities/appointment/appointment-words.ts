import type { operations } from '@clinic/api'

type Sort = NonNullable<NonNullable<operations['listAppointment']['parameters']['query']>['sort']>

/** The server's own order first. */
export const sorts = ['starts_at', '-starts_at', '-created_at', 'created_at'] as const satisfies readonly Sort[]
