import type { Resource } from '@medplum/fhirtypes'
import type { ConsentRequest } from './resource/consent'

/** Elements of a Patient that tell who it is: everything below them that is a text. */
const personal = ['name', 'identifier', 'telecom', 'address', 'contact', 'birthDate', 'extension', 'photo']

/** What below them says nothing of a person. */
const harmless = ['system', 'use', 'url', 'country', 'code', 'display']

/** A resource to look at: who the patient is cannot be read in it, what is told of them can. */
export function maskedResource(resource: Resource): object {
  if (resource.resourceType !== 'Patient') return masked(resource)
  return Object.fromEntries(
    Object.entries(resource).map(([key, value]) => [key, personal.includes(key) ? hidden(value) : value]),
  )
}

/** What is told of the choice of a patient, to look at: the choice can be read, whose it is cannot. */
export const maskedConsent = (consent: ConsentRequest): ConsentRequest => ({
  ...consent,
  patient_id: hidden(consent.patient_id),
})

/** Elsewhere the patient is named beside a reference to them. */
function masked<Value>(value: Value): Value
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  const isOfPatient = 'reference' in value && String(value.reference).startsWith('Patient/')
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isOfPatient && key === 'display' ? dots(each) : masked(each)]),
  )
}

function hidden(value: string): string
function hidden(value: unknown): unknown
function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden)
  if (typeof value !== 'object' || value === null) return dots(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      harmless.includes(key) && typeof each === 'string' ? each : hidden(each),
    ]),
  )
}

/** The first letter of each word stays, so that one can tell whether it is there and plausible. */
const dots = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(/([\p{L}\p{N}])([\p{L}\p{N}]{1,200})/gu, (_, first, rest) => first + '•'.repeat(rest.length))
    : value
