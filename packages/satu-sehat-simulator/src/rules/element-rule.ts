import { isMissing, type Resource, valuesAt } from '../fhir/resource'
import type { Rule } from './rule'

/** The element is there and not empty. */
export const required = (number: number, resource: string, element: string): Rule<Resource> => ({
  number,
  resource,
  element,
  code: 'required',
  isBroken: (subject) => isMissing(subject, element),
  message: `${resource}.${element} must not be null`,
})

/** The element, where it is sent, is a time in UTC written as `+00:00`. */
export const universalTime = (number: number, resource: string, element: string): Rule<Resource> => ({
  number,
  resource,
  element,
  isBroken: (subject) => valuesAt(subject, element).some((value) => value !== undefined && !isUniversalTime(value)),
  message: `${resource}.${element} must be written as YYYY-MM-DDThh:mm:ss+00:00`,
})

/** Every identifier is of the system of this facility. */
export const ofFacility = (number: number, resource: string, name: string): Rule<Resource> => ({
  number,
  resource,
  element: 'identifier[0].system',
  isBroken: (subject, { organizationId }) =>
    !isMissing(subject, 'identifier') && strangeSystems(subject, facilitySystem(name, organizationId)).length > 0,
  // The words of the real service, as quoted in ivanwilliammd/satusehat-integration#18.
  message: (subject, { organizationId }) =>
    `Wrong organization ID provided by system URL: ${strangeSystems(subject, facilitySystem(name, organizationId))[0]}`,
})

export const facilitySystem = (name: string, organizationId: string) =>
  `http://sys-ids.kemkes.go.id/${name}/${organizationId}`

const isUniversalTime = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/.test(value) &&
  !Number.isNaN(Date.parse(value))

const strangeSystems = (subject: Resource, system: string) =>
  valuesAt(subject, 'identifier.system').filter((each) => each !== system)
