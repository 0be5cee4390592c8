import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const labOrderStates: Values<Schema<'LabOrderState'>> = {
  draft: { en: 'Draft', id: 'Draf' },
  sent: { en: 'At the laboratory', id: 'Di laboratorium', tone: 'info' },
  received: { en: 'Received', id: 'Diterima', tone: 'success' },
  returned: { en: 'Returned', id: 'Dikembalikan', tone: 'warning' },
  fitted: { en: 'Fitted', id: 'Terpasang' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

/** What a laboratory makes. */
export const labWorks: Values<Schema<'LabWork'>> = {
  crown: { en: 'Crown', id: 'Mahkota' },
  bridge: { en: 'Bridge', id: 'Jembatan' },
  denture: { en: 'Denture', id: 'Gigi tiruan' },
  inlay_onlay: { en: 'Inlay or onlay', id: 'Inlay atau onlay' },
  veneer: { en: 'Veneer', id: 'Veneer' },
  orthodontic_appliance: { en: 'Orthodontic appliance', id: 'Alat ortodonti' },
  aligner: { en: 'Aligner', id: 'Aligner' },
  model: { en: 'Model', id: 'Model studi' },
  repair: { en: 'Repair', id: 'Reparasi' },
  other: { en: 'Other', id: 'Lainnya' },
}
