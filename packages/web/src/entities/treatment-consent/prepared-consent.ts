import type { Schema } from '@clinic/api'
import {
  type ConsentProblem,
  type ConsentSituation,
  consentProblems,
  consentsAlone,
  hasMarried,
} from '@clinic/core/treatment-consent'
import type { ConsentLanguage, TreatmentConsentContent } from './treatment-consent-query'

type Explanation = TreatmentConsentContent['explanation']
type ConsentForm = Schema<'ConsentForm'>

/** A service, and where in the mouth. */
export type Place = TreatmentConsentContent['services'][number]

/** A consent until it is signed: the patient has not decided, nobody has signed. `form` is the consent form that was chosen. */
export type PreparedConsent = Omit<TreatmentConsentContent, 'decision' | 'drawing'> & {
  decision: TreatmentConsentContent['decision'] | null
  drawing: TreatmentConsentContent['drawing'] | null
  form: number | null
}

/** What explanations begin with. */
export interface Wordings {
  forms: readonly ConsentForm[]
  services: ReadonlyMap<number, Pick<Schema<'Product'>, 'category'>>
  /** The diagnoses of the note in words. */
  diagnosis: Readonly<Record<ConsentLanguage, string>>
}

export interface ConsentPatient
  extends Pick<
    Schema<'Patient'>,
    'first_name' | 'last_name' | 'date_of_birth' | 'marital_status' | 'guardian_name' | 'guardian_relationship'
  > {}

const parts = ['procedure', 'purpose', 'risks', 'alternatives', 'prognosis'] as const
const longest = 1000

type Chosen = Pick<PreparedConsent, 'language' | 'services' | 'form'>

/** Returns the consent forms of the categories of the services. */
export const formsFor = (places: readonly Place[], { forms, services }: Pick<Wordings, 'forms' | 'services'>) => {
  const categories = new Set(places.map(({ product_id }) => services.get(product_id)?.category))
  return forms.filter(({ category }) => categories.has(category))
}

/** Returns what is explained of the services: of the chosen form, or else of the first one of each category. */
export function explanationOf({ language, services, form }: Chosen, wordings: Wordings): Explanation {
  const fitting = formsFor(services, wordings)
  const chosen = fitting.filter(({ id }) => id === form)
  const first = fitting.filter(({ category }, at) => fitting.findIndex((each) => each.category === category) === at)
  const used = chosen.length > 0 ? chosen : first
  const textOf = (part: (typeof parts)[number]) =>
    used
      .map((each) => each[language === 'id' ? part : (`${part}_en` as const)])
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, longest)
  const texts = Object.fromEntries(parts.map((part) => [part, textOf(part)])) as Record<(typeof parts)[number], string>
  return { diagnosis: wordings.diagnosis[language].slice(0, longest), ...texts }
}

/** Changes what a consent begins with. The explanation follows where nobody has written another one; what was signed is signed anew. */
export function withChoice(consent: PreparedConsent, choice: Partial<Chosen>, wordings: Wordings): PreparedConsent {
  const next = { ...consent, ...choice }
  const [before, after] = [explanationOf(consent, wordings), explanationOf(next, wordings)]
  const kept = Object.fromEntries(
    Object.entries(consent.explanation).filter(
      ([key, text]) => !choice.form && text !== before[key as keyof Explanation],
    ),
  )
  return unsigned({ ...next, explanation: { ...after, ...kept } })
}

/** Nobody has signed what has changed since. */
export const unsigned = (consent: PreparedConsent): PreparedConsent => ({
  ...consent,
  drawing: null,
  witness_drawing: null,
})

interface Start {
  patient: ConsentPatient
  /** Today in the clinic. */
  on: string
  places: readonly Place[]
  /** Who assists. */
  witness: string
  name: string
}

/** Returns a consent to begin with: of an adult, who signs for themselves; of a minor, for whom the guardian signs. */
export function preparedConsent({ patient, on, places, witness, name }: Start, wordings: Wordings): PreparedConsent {
  const isMinor = isMinorOn(patient, on)
  const chosen: Chosen = { language: 'id', services: [...places], form: null }
  return {
    ...chosen,
    decision: null,
    explanation: explanationOf(chosen, wordings),
    signer: isMinor ? guardianAs(patient.guardian_relationship) : 'patient',
    signer_name: isMinor ? patient.guardian_name : name,
    relation: '',
    drawing: null,
    witness,
    witness_drawing: null,
    remark: '',
  }
}

/** Whether somebody else signs for a patient. */
export const isMinorOn = ({ date_of_birth, marital_status }: ConsentPatient, on: string) =>
  !consentsAlone({ born: date_of_birth, on, isMarried: hasMarried(marital_status) })

/** What the guardian of the record is to the patient, in the words of a consent. */
function guardianAs(relationship: Schema<'Patient'>['guardian_relationship']): PreparedConsent['signer'] {
  if (relationship === 'mother' || relationship === 'father') return 'parent'
  return relationship === 'sibling' ? 'sibling' : 'guardian'
}

/** The consent that is sent. Before the decision and the signature it has problems. */
export const contentOf = ({ form: _, decision, drawing, ...rest }: PreparedConsent): TreatmentConsentContent => ({
  ...rest,
  decision: decision ?? 'given',
  drawing: drawing ?? { width: 500, height: 200, paths: [] },
})

export type PreparedProblem = Omit<ConsentProblem, 'problem'> & {
  problem: ConsentProblem['problem'] | 'undecided' | 'noService'
}

/** Returns what prevents signing, in the order of the form. */
export function preparedProblems(consent: PreparedConsent, situation: ConsentSituation): PreparedProblem[] {
  const found: PreparedProblem[] = consentProblems(contentOf(consent), situation)
  return [
    ...(consent.services.length === 0 ? [{ field: 'services', problem: 'noService' } as const] : []),
    ...found.filter(isOfDentist),
    ...(consent.decision === null ? [{ field: 'decision', problem: 'undecided' } as const] : []),
    ...found.filter((each) => !isOfDentist(each)),
  ]
}

/** Whether the dentist mends it, before the patient reads. */
export const isOfDentist = ({ field }: Pick<PreparedProblem, 'field'>) => /^(services|explanation)/.test(field)
