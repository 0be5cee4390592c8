import type { PatientInput } from '../patient'
import { type Fact, filledParts, isGiven, type Source } from './facts'

/**
 * Of a fact that two records of one person say differently: the fuller one, and of two as full the one of the record changed
 * last. What the first one does not say replaces nothing.
 */
export function fullerSource(first: Dated, second: Dated, fact: Fact): Source {
  const [one, other] = [fullness(first, fact), fullness(second, fact)]
  if (one === 0) return 'second'
  if (one !== other) return one > other ? 'first' : 'second'
  return Date.parse(first.updated_at) > Date.parse(second.updated_at) ? 'first' : 'second'
}

type Dated = PatientInput & { updated_at: string }

const fullness = (patient: PatientInput, fact: Fact) =>
  isGiven(patient, fact) ? filledParts(fact.fields.map((field) => patient[field])) : 0
