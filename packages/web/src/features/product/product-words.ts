import type { operations, Schema } from '@clinic/api'

type Sort = NonNullable<NonNullable<operations['listProduct']['parameters']['query']>['sort']>

export const scopes = ['tooth', 'surface', 'jaw', 'mouth', 'none'] as const satisfies readonly Schema<'ProductScope'>[]
export const priceModels = ['fixed', 'per_tooth', 'per_surface'] as const satisfies readonly Schema<'PriceModel'>[]
export const statuses = ['active', 'inactive'] as const satisfies readonly Schema<'ProductStatus'>[]
export const sorts = [
  ...(['name', '-name', 'code', '-code', 'price', '-price', '-created_at', 'created_at'] as const),
] satisfies readonly Sort[]
