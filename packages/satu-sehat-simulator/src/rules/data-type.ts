import { isObject, type Resource } from '../fhir/resource'
import type { Rule } from './rule'

export const dataTypeRules: Rule<Resource>[] = [
  {
    number: 20008,
    resource: 'body',
    code: 'structure',
    isBroken: (resource) => mistypedIn(resource).length > 0,
    message: (resource) => `The payload does not fit FHIR: ${mistypedIn(resource).join(', ')}`,
  },
]

/** Elements that are lists of objects in FHIR R4, by type: those of a dental visit. */
const lists: Record<string, readonly string[]> = {
  AllergyIntolerance: ['identifier', 'reaction', 'note'],
  CarePlan: ['identifier', 'category', 'activity', 'note'],
  ClinicalImpression: ['identifier', 'finding', 'prognosisCodeableConcept', 'note'],
  Condition: ['identifier', 'category', 'bodySite', 'note'],
  Encounter: ['identifier', 'participant', 'location', 'statusHistory', 'diagnosis'],
  Location: ['identifier', 'telecom'],
  Medication: ['identifier', 'ingredient'],
  MedicationDispense: ['identifier', 'performer', 'dosageInstruction', 'authorizingPrescription'],
  MedicationRequest: ['identifier', 'category', 'dosageInstruction', 'reasonCode'],
  Observation: ['identifier', 'category', 'component', 'performer', 'interpretation'],
  Organization: ['identifier', 'address', 'telecom', 'type'],
  Patient: ['identifier', 'name', 'address', 'telecom', 'contact'],
  PractitionerRole: ['identifier', 'code', 'location', 'specialty'],
  Procedure: ['identifier', 'performer', 'reasonCode', 'bodySite', 'note'],
}
const objects = ['encounter', 'recorder', 'requester', 'serviceProvider', 'subject', 'period', 'performedPeriod']

/** Returns the paths whose value is of another type than FHIR has there. */
function mistypedIn(resource: Resource) {
  const ofType = lists[resource.resourceType] ?? []
  return Object.entries(resource).flatMap(([name, value]) => {
    const isMistyped =
      (ofType.includes(name) && !isListOfObjects(value)) || (objects.includes(name) && !isObject(value))
    const path = `${resource.resourceType}.${name}`
    return value !== null && isMistyped ? [path] : mistypedBelow(name, value, path)
  })
}

function mistypedBelow(name: string, value: unknown, path: string): string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((each, index) => mistypedBelow('', each, `${path}[${index}]`))
  if (!fits(name, value)) return [path]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([below, each]) =>
    below === 'coding' && !isListOfObjects(each) ? [`${path}.coding`] : mistypedBelow(below, each, `${path}.${below}`),
  )
}

/** The name of an element that may have one of several types ends with the type it has. */
function fits(name: string, value: unknown) {
  if (['birthDate', 'gender', 'id', 'reference', 'status', 'system'].includes(name)) return typeof value === 'string'
  if (name.endsWith('Integer')) return Number.isInteger(value)
  if (name.endsWith('Boolean')) return typeof value === 'boolean'
  if (/[a-z](String|DateTime)$/.test(name)) return typeof value === 'string'
  if (/[a-z](Quantity|CodeableConcept)$/.test(name)) return isObject(value)
  return true
}

const isListOfObjects = (value: unknown) => Array.isArray(value) && value.every(isObject)
