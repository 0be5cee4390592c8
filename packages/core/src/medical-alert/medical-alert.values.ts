import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type MedicalTopic = Schema<'MedicalTopic'>

/** The topics every patient is asked about. */
export const medicalTopics: Values<MedicalTopic> = {
  allergy: { en: 'Allergies', id: 'Alergi' },
  condition: { en: 'Conditions', id: 'Kondisi medis' },
  medication: { en: 'Medication', id: 'Obat rutin' },
}

export type MedicalAnswer = Schema<'MedicalAnswer'>

/** A topic that was never asked about differs from one answered with none. */
export const medicalAnswers: Values<MedicalAnswer> = {
  not_asked: { en: 'Not asked yet', id: 'Belum ditanyakan' },
  none: { en: 'None, confirmed', id: 'Tidak ada, dikonfirmasi', tone: 'success' },
  listed: { en: 'Listed', id: 'Ada', tone: 'warning' },
}

export type MedicalAlertState = Schema<'MedicalAlertState'>

export const medicalAlertStates: Values<MedicalAlertState> = {
  active: { en: 'Active', id: 'Aktif', tone: 'error' },
  resolved: { en: 'No longer', id: 'Sudah tidak' },
  entered_in_error: { en: 'Entered by mistake', id: 'Salah input' },
}

export type MedicalKind = Schema<'MedicalAlertKind'>

/** All kinds, in the order in which people choose from those of a topic. */
export const medicalKinds: Values<MedicalKind> = {
  drug: { en: 'Medicine', id: 'Obat' },
  food: { en: 'Food', id: 'Makanan' },
  latex: { en: 'Latex', id: 'Lateks' },
  anaesthetic: { en: 'Anaesthetic', id: 'Anestesi' },
  hypertension: { en: 'Hypertension', id: 'Hipertensi' },
  diabetes: { en: 'Diabetes', id: 'Diabetes' },
  heart: { en: 'Heart disease', id: 'Penyakit jantung' },
  asthma: { en: 'Asthma', id: 'Asma' },
  bleeding_disorder: { en: 'Bleeding disorder', id: 'Gangguan perdarahan' },
  pregnancy: { en: 'Pregnancy', id: 'Kehamilan' },
  blood_thinner: { en: 'Blood thinner', id: 'Pengencer darah' },
  other: { en: 'Other', id: 'Lainnya' },
}
