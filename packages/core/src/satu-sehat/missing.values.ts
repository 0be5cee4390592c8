import type { Values } from '../values'
import type { MissingKey } from './missing-of-record'

/** What a visit can lack, in the order in which people can work it off. */
export const missingKeys: Values<MissingKey> = {
  patientIdentity: { en: 'Identity number', id: 'Nomor identitas' },
  patientIdentityKind: { en: 'Passport or KITAS alone', id: 'Hanya paspor atau KITAS' },
  patientField: { en: 'Details of the patient', id: 'Data pasien' },
  patientArea: { en: 'Area code of the address', id: 'Kode wilayah alamat' },
  doctorNik: { en: 'NIK of the dentist', id: 'NIK dokter gigi' },
  doctorUnknown: { en: 'Dentist not found', id: 'Dokter gigi tidak ditemukan' },
  roomMissing: { en: 'Room', id: 'Ruangan' },
  roomUnknown: { en: 'Room not registered', id: 'Ruangan belum terdaftar' },
  medicineKfa: { en: 'KFA code', id: 'Kode KFA' },
  diagnosisMissing: { en: 'Diagnosis', id: 'Diagnosis' },
  diagnosisCode: { en: 'ICD-10 of four characters', id: 'ICD-10 empat karakter' },
  visitPeriod: { en: 'End after the beginning', id: 'Waktu selesai setelah mulai' },
}
