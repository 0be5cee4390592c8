import { isObject } from '../fhir/resource'
import type { Rule } from './rule'

/** Unverified: which faults of a body the real service gives 20005 and which 20006. */
export const bodyRules: Rule<Uint8Array>[] = [
  {
    number: 20005,
    resource: 'body',
    code: 'structure',
    isBroken: (bytes) => {
      const text = decode(bytes)
      return text === undefined || text.trim() === '' || (isJson(text) && !isObject(JSON.parse(text)))
    },
    message: 'The payload cannot be read as one JSON object in UTF-8',
  },
  {
    number: 20006,
    resource: 'body',
    code: 'structure',
    isBroken: (bytes) => {
      const text = decode(bytes) ?? ''
      return text.trim() !== '' && !isJson(text)
    },
    message: 'The JSON structure is invalid',
  },
]

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
