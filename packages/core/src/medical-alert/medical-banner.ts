import type { Schema } from '@clinic/api'
import { valuesOf } from '../values'
import { type MedicalAnswer, medicalTopics } from './medical-alert.values'

/** The answer given about a topic. */
export interface Answered extends Schema<'MedicalTopicAnswer'> {
  by: string
  /** ISO 8601, UTC. */
  at: string
}

/** An alert, as far as the banner looks at it. */
type Alert = Pick<Schema<'MedicalAlert'>, 'topic' | 'state' | 'recorded_at'>

/** The summary of one topic in the banner. */
type Summary<Known> = Omit<Schema<'MedicalSummary'>, 'alerts'> & {
  /** The latest first. */
  alerts: Known[]
}

/**
 * Returns the banner of a patient: for each topic the known alerts, that there are none, or that it was never asked about.
 * Recorded alerts outweigh an answer of none; where all recorded alerts have gone, the topic is to be asked about again.
 */
export const medicalBanner = <Known extends Alert>(
  answers: readonly Answered[],
  alerts: readonly Known[],
): Summary<Known>[] =>
  valuesOf(medicalTopics).map((topic) => {
    const active = alerts.filter((alert) => alert.topic === topic && alert.state === 'active')
    const [last] = answers.filter((answer) => answer.topic === topic).sort((one, other) => later(one.at, other.at))
    return {
      topic,
      answer: answerOf(active, last),
      confirmed: last ? { by: last.by, at: last.at } : null,
      alerts: active.sort((one, other) => later(one.recorded_at, other.recorded_at)),
    }
  })

/** Returns the allergies a prescription is checked against; null if never asked about. One to latex has no name to check. */
export function knownAllergies(
  banner: readonly (Pick<Schema<'MedicalSummary'>, 'topic' | 'answer'> & { alerts: { name: string }[] })[],
): string[] | null {
  const allergies = banner.find(({ topic }) => topic === 'allergy')
  if (!allergies || allergies.answer === 'not_asked') return null
  return allergies.alerts.map(({ name }) => name).filter((name) => name !== '')
}

function answerOf(active: readonly unknown[], last: Answered | undefined): MedicalAnswer {
  if (active.length > 0) return 'listed'
  return last?.answer === 'none' ? 'none' : 'not_asked'
}

const later = (one: string, other: string) => Date.parse(other) - Date.parse(one)
