import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const absenceKinds: Values<Schema<'AbsenceKind'>> = {
  leave: { en: 'Leave', id: 'Cuti' },
  sick: { en: 'Ill', id: 'Sakit' },
  seminar: { en: 'Seminar', id: 'Seminar' },
  holiday: { en: 'Holiday', id: 'Libur' },
}

export const absenceStates: Values<Schema<'AbsenceState'>> = {
  requested: { en: 'Requested', id: 'Diajukan', tone: 'warning' },
  approved: { en: 'Approved', id: 'Disetujui', tone: 'info' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

export const staffWeekStates: Values<Schema<'StaffWeekState'>> = {
  draft: { en: 'Draft', id: 'Konsep' },
  published: { en: 'Published', id: 'Terbit', tone: 'success' },
  changed: { en: 'Changed since', id: 'Berubah sejak terbit', tone: 'warning' },
}
