import type { Schema } from '@clinic/api'
import type { Values } from '../values'
import type { MedicalTopic } from './medical-alert.values'

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

/** The kinds of each topic. */
export const kindsOfTopic: Readonly<Record<MedicalTopic, readonly MedicalKind[]>> = {
  allergy: ['drug', 'food', 'latex', 'anaesthetic', 'other'],
  condition: ['hypertension', 'diabetes', 'heart', 'asthma', 'bleeding_disorder', 'pregnancy', 'other'],
  medication: ['blood_thinner', 'other'],
}

/** Whether a kind says too little without a name: an allergy to food, but not one to latex. */
export const needsName = (kind: MedicalKind) => unnamed.has(kind)

const unnamed: ReadonlySet<MedicalKind> = new Set<MedicalKind>(['drug', 'food', 'anaesthetic', 'other'])

/** Two alerts of a topic with one key are the same alert, however the name is written. */
export const alertKey = ({ kind, name }: { kind: MedicalKind; name: string }) =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase() || kind
