import type { Values } from '../values'

export type JobState =
  | 'not_ready'
  | 'ready'
  | 'queued'
  | 'sending'
  | 'sent'
  | 'retry_wait'
  | 'rejected'
  | 'dead'
  | 'stale'
  | 'out_of_scope'

export const jobStates: Values<JobState> = {
  not_ready: { en: 'Not ready', id: 'Belum siap', tone: 'warning' },
  ready: { en: 'Ready', id: 'Siap', tone: 'info' },
  queued: { en: 'Queued', id: 'Dalam antrean', tone: 'info' },
  sending: { en: 'Being sent', id: 'Sedang dikirim', tone: 'info' },
  sent: { en: 'Sent', id: 'Terkirim', tone: 'success' },
  retry_wait: { en: 'Sent again later', id: 'Dicoba lagi nanti', tone: 'warning' },
  rejected: { en: 'Rejected', id: 'Ditolak', tone: 'error' },
  dead: { en: 'Given up', id: 'Gagal terkirim', tone: 'error' },
  stale: { en: 'Changed since it was sent', id: 'Berubah sejak dikirim', tone: 'warning' },
  out_of_scope: { en: 'Not to be sent', id: 'Tidak dikirim' },
}

/** Why a visit is not sent. Given by a person, or by the visit itself. */
export type OutOfScopeReason = 'left' | 'entered_in_error' | 'patient_unknown' | 'other'

export const outOfScopeReasons: Values<OutOfScopeReason> = {
  left: { en: 'The patient left untreated', id: 'Pasien pulang tanpa dirawat' },
  entered_in_error: { en: 'The visit was entered by mistake', id: 'Kunjungan salah input' },
  patient_unknown: { en: 'The patient has no identity number', id: 'Pasien tidak punya nomor identitas' },
  other: { en: 'Another reason', id: 'Alasan lain' },
}
