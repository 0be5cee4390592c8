import type { MedicalKind, MedicalTopic } from './medical-alert.values'

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
