import { isMissing, type Resource, textAt } from '../fhir/resource'
import { ofFacility, required, universalTime } from './element-rule'
import type { Rule } from './rule'

export const encounterRules: Rule<Resource>[] = [
  required(10117, 'Encounter', 'identifier'),
  ofFacility(10117, 'Encounter', 'encounter'),
  required(10118, 'Encounter', 'subject'),
  required(10119, 'Encounter', 'participant.individual'),
  required(10120, 'Encounter', 'location.location'),
  required(10121, 'Encounter', 'period'),
  {
    number: 10121,
    resource: 'Encounter',
    element: 'period',
    isBroken: (encounter) =>
      encounter.status === 'finished' && !isMissing(encounter, 'period') && endsTooEarly(encounter),
    message: 'A finished Encounter needs period.start and a later period.end',
  },
  required(10122, 'Encounter', 'statusHistory'),
  {
    number: 10123,
    resource: 'Encounter',
    element: 'period.start',
    code: 'required',
    isBroken: (encounter) => !isMissing(encounter, 'period') && isMissing(encounter, 'period.start'),
    message: 'Encounter.period.start must not be null',
  },
  required(10124, 'Encounter', 'serviceProvider'),
  universalTime(10173, 'Encounter', 'period.end'),
  // Unverified: the dictionary asks for a later end under 10173 too; since 10 December 2025 a finished Encounter has 10121 for it.
  {
    number: 10173,
    resource: 'Encounter',
    element: 'period.end',
    isBroken: (encounter) =>
      encounter.status !== 'finished' && !isMissing(encounter, 'period.end') && endsTooEarly(encounter),
    message: 'Encounter.period.end must be later than Encounter.period.start',
  },
]

function endsTooEarly(encounter: Resource) {
  const start = Date.parse(textAt(encounter, 'period.start') ?? '')
  const end = Date.parse(textAt(encounter, 'period.end') ?? '')
  // what is no time at all is not later either
  return !(end > start)
}
