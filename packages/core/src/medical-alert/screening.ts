import type { Schema } from '@clinic/api'
import type { MedicalTopic } from './medical-alert.values'
import { kindsOfTopic, needsName } from './medical-kinds'

export type Screening = Schema<'Screening'>
export type ScreeningProblem = 'required' | 'notOffered'

/** Nothing is answered yet: it can be said at the clinic. */
export const emptyScreening: Screening = {
  allergy: { answer: 'not_asked', alerts: [] },
  condition: { answer: 'not_asked', alerts: [] },
  medication: { answer: 'not_asked', alerts: [] },
}

/** Returns what is wrong with the answers of a visitor: under `<topic>`, or under `<topic>_<kind>` where something has no name. */
export function screeningProblems(screening: Screening): Readonly<Record<string, ScreeningProblem>> {
  const { allergy, condition, medication } = screening
  return Object.fromEntries([
    ...problemsOf('allergy', allergy),
    ...problemsOf('condition', condition),
    ...problemsOf('medication', medication),
  ])
}

function problemsOf(topic: MedicalTopic, { answer, alerts }: Schema<'ScreeningAnswer'>): [string, ScreeningProblem][] {
  if (answer !== 'listed') return alerts.length === 0 ? [] : [[topic, 'notOffered']]
  if (alerts.length === 0) return [[topic, 'required']]
  const kinds = alerts.map(({ kind }) => kind)
  const isOffered = new Set(kinds).size === kinds.length && kinds.every((kind) => kindsOfTopic[topic].includes(kind))
  if (!isOffered) return [[topic, 'notOffered']]
  return alerts
    .filter(({ kind, name }) => needsName(kind) && name.trim() === '')
    .map(({ kind }) => [`${topic}_${kind}`, 'required'])
}
