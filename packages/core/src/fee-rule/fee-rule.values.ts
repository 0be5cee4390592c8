import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const feeRuleStatuses: Values<Schema<'FeeRuleStatus'>> = activeStatuses

export const feeKinds: Values<Schema<'FeeKind'>> = {
  percent_of_gross: { en: 'Percent of gross', id: 'Persen dari bruto' },
  percent_of_net: { en: 'Percent of net', id: 'Persen dari neto' },
  fixed: { en: 'Fixed amount', id: 'Jumlah tetap' },
}

export const feeBases: Values<Schema<'FeeBasis'>> = {
  on_paid: { en: 'When paid', id: 'Saat dibayar' },
  on_done: { en: 'When done', id: 'Saat dikerjakan' },
}
