import type { Resource } from '@medplum/fhirtypes'
import type { ConsentRequest } from './resource/consent'

/** Elements of a Patient that tell who it is: everything below them that is a text. */
const personal = ['name', 'identifier', 'telecom', 'address', 'contact', 'birthDate', 'extension', 'photo']

/** What below them says nothing of a person. */
const harmless = ['system', 'use', 'url', 'country', 'code', 'display']

/** A resource of ours, or one that the service answered with. */
export type AnyResource = Resource | { resourceType: string; [element: string]: unknown }

/** A resource to look at: who the patient is cannot be read in it, what is told of them can. */
export function maskedResource(resource: AnyResource): object {
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
function masked(value: object, of = ''): object {
  const isPatient = of === 'subject' || of === 'patient' || refersToPatient(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isPatient && key !== 'reference' ? hidden(each) : within(each, key),
    ]),
  )
}

function within(value: unknown, of: string): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, of))
  return typeof value === 'object' && value !== null ? masked(value, of) : value
}

/** The service may name the whole address of a patient. */
const refersToPatient = (value: object) => 'reference' in value && /(^|\/)Patient\//.test(String(value.reference))

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
