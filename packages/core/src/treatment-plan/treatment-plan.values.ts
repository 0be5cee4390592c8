import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const treatmentPlanStates: Values<Schema<'TreatmentPlanState'>> = {
  draft: { en: 'Draft', id: 'Draf' },
  proposed: { en: 'Proposed', id: 'Diajukan', tone: 'info' },
  accepted: { en: 'Accepted', id: 'Disetujui', tone: 'success' },
  declined: { en: 'Declined', id: 'Ditolak', tone: 'warning' },
  completed: { en: 'Completed', id: 'Selesai', tone: 'success' },
  closed: { en: 'Closed', id: 'Ditutup' },
  replaced: { en: 'Replaced', id: 'Diganti' },
}

export const treatmentPlanItemStates: Values<Schema<'TreatmentPlanItemState'>> = {
  open: { en: 'Not decided', id: 'Belum diputuskan' },
  accepted: { en: 'Accepted', id: 'Disetujui', tone: 'info' },
  declined: { en: 'Declined', id: 'Ditolak' },
  done: { en: 'Done', id: 'Selesai', tone: 'success' },
}

/** The phases of a treatment plan, in the order in which they are treated. */
export const treatmentPhases: Values<Schema<'TreatmentPhase'>> = {
  urgent: { en: 'Pain and emergencies', id: 'Nyeri dan keadaan darurat' },
  disease_control: { en: 'Control of disease', id: 'Pengendalian penyakit' },
  restorative: { en: 'Restorations', id: 'Restorasi' },
  prosthetic: { en: 'Prostheses and orthodontics', id: 'Prostetik dan ortodonti' },
  maintenance: { en: 'Maintenance', id: 'Pemeliharaan' },
}
