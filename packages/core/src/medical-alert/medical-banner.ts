import { valuesOf } from '../values'
import {
  type AllergyKind,
  type ConditionKind,
  type MedicalAlertState,
  type MedicalAnswer,
  type MedicalTopic,
  type MedicationKind,
  medicalTopics,
} from './medical-alert.values'

/** What somebody answered about a topic. */
export interface Answered {
  topic: MedicalTopic
  answer: Exclude<MedicalAnswer, 'not_asked'>
  by: string
  /** ISO 8601, UTC. */
  at: string
}

export type MedicalAlert = { id: number; name: string; state: MedicalAlertState; at: string } & (
  | { topic: 'allergy'; kind: AllergyKind }
  | { topic: 'condition'; kind: ConditionKind }
  | { topic: 'medication'; kind: MedicationKind }
)

/** What the banner says of one topic. */
export interface MedicalSummary {
  topic: MedicalTopic
  answer: MedicalAnswer
  /** Who was the last to ask, and when; null as long as nobody did. */
  confirmed: { by: string; at: string } | null
  /** The latest first. */
  alerts: MedicalAlert[]
}

/**
 * What the banner of a patient shows: of each topic what is known, that there is none, or that nobody has asked. What is recorded
 * counts more than an answer of none; where all that was listed has gone, it is to be asked again.
 */
export const medicalBanner = (answers: readonly Answered[], alerts: readonly MedicalAlert[]): MedicalSummary[] =>
  valuesOf(medicalTopics).map((topic) => {
    const active = alerts.filter((alert) => alert.topic === topic && alert.state === 'active').sort(byLatest)
    const [last] = answers.filter((answer) => answer.topic === topic).sort(byLatest)
    return {
      topic,
      answer: answerOf(active, last),
      confirmed: last ? { by: last.by, at: last.at } : null,
      alerts: active,
    }
  })

/** What a prescription is checked against; null: nobody has asked. */
export function knownAllergies(banner: readonly MedicalSummary[]): string[] | null {
  const allergies = banner.find(({ topic }) => topic === 'allergy')
  return !allergies || allergies.answer === 'not_asked' ? null : allergies.alerts.map(({ name }) => name)
}

function answerOf(active: readonly MedicalAlert[], last: Answered | undefined): MedicalAnswer {
  if (active.length > 0) return 'listed'
  return last?.answer === 'none' ? 'none' : 'not_asked'
}

const byLatest = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at)
