import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const claimStates: Values<Schema<'ClaimState'>> = {
  draft: { en: 'Draft', id: 'Draf' },
  submitted: { en: 'Submitted', id: 'Dikirim', tone: 'info' },
  in_review: { en: 'In review', id: 'Ditinjau penjamin', tone: 'info' },
  approved: { en: 'Approved', id: 'Disetujui', tone: 'primary' },
  partially_approved: { en: 'Partially approved', id: 'Disetujui sebagian', tone: 'warning' },
  rejected: { en: 'Rejected', id: 'Ditolak', tone: 'error' },
  appealed: { en: 'Appealed', id: 'Diajukan banding', tone: 'warning' },
  paid: { en: 'Paid', id: 'Dibayar', tone: 'success' },
  transferred: { en: 'Moved to patient', id: 'Dialihkan ke pasien' },
  written_off: { en: 'Written off', id: 'Dihapusbukukan' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
}

/** Days since a claim was due. */
export const claimAges: Values<Schema<'ClaimAge'>> = {
  not_due: { en: 'Not due yet', id: 'Belum jatuh tempo' },
  to_30: { en: '1 to 30 days', id: '1 sampai 30 hari', tone: 'warning' },
  to_60: { en: '31 to 60 days', id: '31 sampai 60 hari', tone: 'warning' },
  to_90: { en: '61 to 90 days', id: '61 sampai 90 hari', tone: 'error' },
  above_90: { en: 'More than 90 days', id: 'Lebih dari 90 hari', tone: 'error' },
}

export const claimSettlings: Values<Schema<'ClaimSettling'>> = {
  charge_patient: { en: 'Move to the patient', id: 'Alihkan ke pasien', tone: 'primary' },
  write_off: { en: 'Write off', id: 'Hapus buku', tone: 'error' },
}
