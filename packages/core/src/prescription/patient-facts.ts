import type { Schema } from '@clinic/api'
import { knownAllergies } from '../medical-alert'
import { addDays } from '../time'
import type { PatientFacts } from './prescription-warnings'
import { quantityNeeded } from './quantity-needed'

/** What is known of a patient, as far as a medicine can be dangerous because of it. */
interface Known {
  topics: readonly {
    topic: Schema<'MedicalTopic'>
    answer: Schema<'MedicalAnswer'>
    alerts: Pick<Schema<'MedicalAlert'>, 'kind' | 'name'>[]
  }[]
  /** Medicines of signed prescriptions, with the clinic's day on which they were signed. */
  prescribed: readonly {
    medicine: Pick<Schema<'PrescribedMedicine'>, 'name' | 'ingredients'>
    dose: Schema<'Dose'>
    quantity: number
    signed_on: string
  }[]
  /** The clinic's day. Dates are plain. */
  today: string
}

/** How long a tube or a bottle is counted as taken, if its dose does not say. */
const daysUncounted = 14

/** Returns the facts about a patient that a prescription is compared with. */
export function patientFacts({ topics, prescribed, today }: Known): PatientFacts {
  const alertsOf = (topic: Schema<'MedicalTopic'>) =>
    topics.filter((each) => each.topic === topic).flatMap(({ alerts }) => alerts)
  return {
    allergies: knownAllergies(topics),
    is_pregnant: alertsOf('condition').some(({ kind }) => kind === 'pregnancy'),
    taking: [
      ...alertsOf('medication').flatMap(({ name }) => (name === '' ? [] : [{ name, ingredients: [name] }])),
      ...prescribed
        .filter(({ dose, quantity, signed_on }) => today < addDays(signed_on, daysOf(dose, quantity)))
        .map(({ medicine: { name, ingredients } }) => ({ name, ingredients })),
    ],
  }
}

/** For how many days a medicine is taken: as its dose says, or as long as it lasts. */
function daysOf(dose: Schema<'Dose'>, quantity: number): number {
  if (dose.days !== null) return dose.days
  const eachDay = quantityNeeded({ ...dose, days: 1 })
  return eachDay === null ? daysUncounted : Math.ceil(quantity / eachDay)
}
