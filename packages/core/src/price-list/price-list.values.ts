import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const priceListStatuses: Values<Schema<'PriceListStatus'>> = activeStatuses
