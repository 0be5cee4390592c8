import type { operations } from '@clinic/api'

type Sort = NonNullable<NonNullable<operations['listProduct']['parameters']['query']>['sort']>

export const sorts = [
  'name',
  '-name',
  'code',
  '-code',
  'price',
  '-price',
  '-created_at',
  'created_at',
] satisfies readonly Sort[]
