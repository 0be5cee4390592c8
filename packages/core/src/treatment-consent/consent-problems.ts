import type { Schema } from '@clinic/api'
import { ageOn, isDate } from '../patient'
import { isDrawn } from './is-drawn'

/** A field that a consent cannot have so. */
export interface ConsentProblem {
  /** As the contract names it: `explanation.risks`, `services.0.tooth`. */
  field: string
  problem: 'missing' | 'notOffered' | 'twice' | 'minorSigns' | 'notHere' | 'drawingEmpty'
}

/** What is known beside what is written. */
export interface ConsentSituation {
  /** The date of birth of the patient, and the day of the clinic: plain dates. */
  born: string
  on: string
  /** Whether the patient is or was married. */
  isMarried: boolean
  /** The services of the clinic by their ids, at least those that the consent names. */
  products: ReadonlyMap<number, Pick<Schema<'Product'>, 'scope'>>
}

type Content = Schema<'TreatmentConsentContent'>

/** From this age people agree to a treatment themselves, and younger ones who are or were married (Permenkes 290/2008). */
const consentingYears = 18

/** Whether a patient is or was married: who was, stays of age. */
export const hasMarried = (status: Schema<'MaritalStatus'>) => status !== null && status !== 'single'

/** Returns what prevents signing a consent or a refusal, in the order of the form. */
export function consentProblems(content: Content, situation: ConsentSituation): ConsentProblem[] {
  const { decision, services, explanation, signer, signer_name, relation, witness, witness_drawing, remark } = content
  return [
    ...serviceProblems(services, situation.products),
    ...(['diagnosis', 'procedure', 'risks'] as const).flatMap((each) =>
      isEmpty(explanation[each]) ? [found(`explanation.${each}`, 'missing')] : [],
    ),
    ...(signer === 'patient' && !consentsAlone(situation) ? [found('signer', 'minorSigns')] : []),
    ...(isEmpty(signer_name) ? [found('signer_name', 'missing')] : []),
    ...(signer === 'other' && isEmpty(relation) ? [found('relation', 'missing')] : []),
    ...(signer !== 'other' && !isEmpty(relation) ? [found('relation', 'notHere')] : []),
    ...(isDrawn(content.drawing) ? [] : [found('drawing', 'drawingEmpty')]),
    ...(isEmpty(witness) ? [found('witness', 'missing')] : []),
    ...(witness_drawing && !isDrawn(witness_drawing) ? [found('witness_drawing', 'drawingEmpty')] : []),
    ...(decision === 'refused' && isEmpty(remark) ? [found('remark', 'missing')] : []),
  ]
}

/** Whether a patient agrees to a treatment themselves; for others a parent or guardian does. */
export const consentsAlone = ({ born, on, isMarried }: Pick<ConsentSituation, 'born' | 'on' | 'isMarried'>): boolean =>
  isMarried || !isDate(born) || ageOn(born, on).years >= consentingYears

function serviceProblems(services: Content['services'], products: ConsentSituation['products']): ConsentProblem[] {
  return services.flatMap(({ product_id, tooth }, row) => {
    const scope = products.get(product_id)?.scope
    const isTwice = services.slice(0, row).some((each) => each.product_id === product_id && each.tooth === tooth)
    if (!scope) return [found(`services.${row}.product_id`, 'notOffered')]
    return [
      ...(isTwice ? [found(`services.${row}.product_id`, 'twice')] : []),
      ...((scope === 'tooth' || scope === 'surface') && tooth === null
        ? [found(`services.${row}.tooth`, 'missing')]
        : []),
    ]
  })
}

const found = (field: string, problem: ConsentProblem['problem']): ConsentProblem => ({ field, problem })
const isEmpty = (text: string) => text.trim() === ''
