import type { Values } from '../values'

export type VitalSign =
  | 'systolic'
  | 'diastolic'
  | 'pulse'
  | 'respiration'
  | 'temperature'
  | 'oxygen_saturation'
  | 'weight'
  | 'height'
  | 'glucose'
  | 'pain'

/** In the order in which they are taken. Codes: LOINC. */
export const vitalSigns: Values<VitalSign> = {
  systolic: { en: 'Systolic', id: 'Sistolik', code: 'http://loinc.org|8480-6' },
  diastolic: { en: 'Diastolic', id: 'Diastolik', code: 'http://loinc.org|8462-4' },
  pulse: { en: 'Pulse', id: 'Nadi', code: 'http://loinc.org|8867-4' },
  respiration: { en: 'Respiration', id: 'Pernapasan', code: 'http://loinc.org|9279-1' },
  temperature: { en: 'Temperature', id: 'Suhu', code: 'http://loinc.org|8310-5' },
  oxygen_saturation: { en: 'Oxygen saturation', id: 'Saturasi oksigen', code: 'http://loinc.org|59408-5' },
  weight: { en: 'Weight', id: 'Berat badan', code: 'http://loinc.org|29463-7' },
  height: { en: 'Height', id: 'Tinggi badan', code: 'http://loinc.org|8302-2' },
  glucose: { en: 'Blood sugar', id: 'Gula darah', code: 'http://loinc.org|2339-0' },
  pain: { en: 'Pain', id: 'Nyeri', code: 'http://loinc.org|72514-3' },
}

export type VitalSignState = 'not_taken' | 'draft' | 'recorded' | 'corrected' | 'skipped'

export const vitalSignStates: Values<VitalSignState> = {
  not_taken: { en: 'Not taken', id: 'Belum diukur' },
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  recorded: { en: 'Recorded', id: 'Tercatat', tone: 'success' },
  corrected: { en: 'Corrected', id: 'Dikoreksi' },
  skipped: { en: 'Skipped', id: 'Dilewati', tone: 'info' },
}

export type VitalLevel = 'normal' | 'attention' | 'warning' | 'hard_alert'

/** From the expected level to the one the dentist must acknowledge before treatment. */
export const vitalLevels: Values<VitalLevel> = {
  normal: { en: 'Normal', id: 'Normal', tone: 'success' },
  attention: { en: 'Attention', id: 'Perlu perhatian', tone: 'warning' },
  warning: { en: 'Warning', id: 'Peringatan', tone: 'error' },
  hard_alert: { en: 'Stop: ask the dentist', id: 'Henti: tanyakan dokter', tone: 'error' },
}

export type GlucoseTiming = 'fasting' | 'random'

export const glucoseTimings: Values<GlucoseTiming> = {
  fasting: { en: 'Fasting', id: 'Puasa' },
  random: { en: 'Random', id: 'Sewaktu' },
}

export type Consciousness = 'compos_mentis' | 'apathetic' | 'somnolent' | 'sopor' | 'coma'

/** Code: SNOMED CT; of the others the national list gives none. */
export const consciousnesses: Values<Consciousness> = {
  compos_mentis: { en: 'Compos mentis', id: 'Compos mentis', code: 'http://snomed.info/sct|248234008' },
  apathetic: { en: 'Apathetic', id: 'Apatis' },
  somnolent: { en: 'Somnolent', id: 'Somnolen' },
  sopor: { en: 'Sopor', id: 'Sopor' },
  coma: { en: 'Coma', id: 'Koma' },
}

export type BodyPosition = 'sitting' | 'lying' | 'standing'

export const bodyPositions: Values<BodyPosition> = {
  sitting: { en: 'Sitting', id: 'Duduk' },
  lying: { en: 'Lying', id: 'Berbaring' },
  standing: { en: 'Standing', id: 'Berdiri' },
}

export type Arm = 'left' | 'right'

export const arms: Values<Arm> = {
  left: { en: 'Left arm', id: 'Lengan kiri' },
  right: { en: 'Right arm', id: 'Lengan kanan' },
}
