import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type UsageState = Schema<'UsageState'>

export const usageStates: Values<UsageState> = {
  draft: { en: 'To be posted', id: 'Belum dibukukan', tone: 'warning' },
  posted: { en: 'Posted', id: 'Dibukukan', tone: 'success' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

export const usageSources: Values<Schema<'UsageSource'>> = {
  recipe: { en: 'By the recipe', id: 'Menurut resep bahan' },
  recorded: { en: 'Recorded by the assistant', id: 'Dicatat asisten' },
}
