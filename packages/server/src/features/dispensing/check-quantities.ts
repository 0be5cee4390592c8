import type { Schema } from '@clinic/api'
import { type DispensingProblem, dispensingProblems, type StoredBatch } from '@clinic/core/dispensing'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Refuses quantities as core does, and says how much there is instead. */
export function checkQuantities(
  inputs: Schema<'DispensingInput'>['lines'],
  { lines }: Schema<'Dispensing'>,
  batches: readonly StoredBatch[],
) {
  const problems = [...dispensingProblems(inputs, lines, batches)]
  if (problems.length === 0) return
  const fields = problems.map(([row, { code, most }]) => {
    const name = lines.find(({ line }) => line === inputs[row]?.line)?.name ?? ''
    return [`lines.${row}.quantity`, { sentence: sentences[code], values: { name, most } }]
  })
  throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
}

const sentences: Readonly<Record<DispensingProblem['code'], Sentence>> = {
  lineUnknown: 'prescribedLineUnknown',
  lineTwice: 'prescribedLineTwice',
  moreThanPrescribed: 'moreThanPrescribed',
  notEnoughInStock: 'notEnoughInStock',
}
