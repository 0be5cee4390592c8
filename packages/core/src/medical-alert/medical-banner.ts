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

/** The answer given about a topic. */
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

/** The summary of one topic in the banner. */
export interface MedicalSummary {
  topic: MedicalTopic
  answer: MedicalAnswer
  /** The last person who asked, and when; null if the topic was never asked about. */
  confirmed: { by: string; at: string } | null
  /** The latest first. */
  alerts: MedicalAlert[]
}

/**
 * Returns the banner of a patient: for each topic the known alerts, that there are none, or that it was never asked about.
 * Recorded alerts outweigh an answer of none; where all recorded alerts have gone, the topic is to be asked about again.
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

/** Returns the allergies a prescription is checked against; null if never asked about. */
export function knownAllergies(banner: readonly MedicalSummary[]): string[] | null {
  const allergies = banner.find(({ topic }) => topic === 'allergy')
  return !allergies || allergies.answer === 'not_asked' ? null : allergies.alerts.map(({ name }) => name)
}

function answerOf(active: readonly MedicalAlert[], last: Answered | undefined): MedicalAnswer {
  if (active.length > 0) return 'listed'
  return last?.answer === 'none' ? 'none' : 'not_asked'
}

const byLatest = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at)
