import type { FastifySchemaValidationError } from 'fastify'
import type { FilledSentence, Sentence } from './sentence'
import { say } from './texts'

/** Returns the contract's refusals by field (`patient.phone`), as sentences for people. */
export function fieldSentences(
  problems: FastifySchemaValidationError[],
  language: 'en' | 'id',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldProblems(problems)).map(([field, { sentence, values }]) => [
      field,
      say(language, sentence, values),
    ]),
  )
}

/** The same, not yet in a language. */
export function fieldProblems(problems: FastifySchemaValidationError[]): Record<string, FilledSentence> {
  const byField: Record<string, FilledSentence> = {}
  for (const problem of problems.slice(0, 50)) {
    const { missingProperty, additionalProperty, limit } = problem.params
    const below = missingProperty ?? additionalProperty
    const path = [...problem.instancePath.split('/').slice(1), ...(below === undefined ? [] : [String(below)])]
    const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '' // a row of a list is of its kind
    byField[path.join('.')] ??= {
      sentence: sentenceOf(problem, field),
      values: limit === undefined ? {} : { limit: Number(limit) },
    }
  }
  return byField
}

function sentenceOf({ keyword, params }: FastifySchemaValidationError, field: string): Sentence {
  if (keyword === 'pattern') return params.pattern === '\\S' ? 'required' : formOf(field)
  if (keyword === 'minLength' && params.limit === 1) return 'required'
  if (keyword === 'format') return 'notDate'
  return sentences[keyword] ?? 'wrongForm'
}

function formOf(field: string): Sentence {
  if (/phone|whatsapp/.test(field)) return 'notPhone'
  if (field === 'email') return 'notEmail'
  if (field === 'nik') return 'notNik'
  if (field === 'postcode') return 'notDigits'
  if (field === 'website') return 'notWebsite'
  if (field === 'npwp') return 'notNpwp'
  if (field === 'code') return 'notCode'
  if (field === 'icd9cm' || field === 'excluded_codes') return 'notIcd9cm'
  if (field === 'odontogram_code') return 'notOdontogramCode'
  return 'wrongForm'
}

const sentences: Record<string, Sentence> = {
  required: 'required',
  additionalProperties: 'unknownField',
  type: 'wrongType',
  enum: 'notOffered',
  const: 'notOffered',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minimum: 'tooSmall',
  minItems: 'tooSmall',
  maximum: 'tooBig',
  maxItems: 'tooBig',
}
