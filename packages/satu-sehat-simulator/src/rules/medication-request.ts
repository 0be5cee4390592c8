import { identifiersOf, isMissing, type Resource, textAt } from '../fhir/resource'
import { facilitySystem, required, universalTime } from './element-rule'
import type { Rule } from './rule'

export const medicationRequestRules: Rule<Resource>[] = [
  required(10388, 'MedicationRequest', 'identifier'),
  {
    number: 10388,
    resource: 'MedicationRequest',
    element: 'identifier[0].system',
    isBroken: (request, { organizationId }) =>
      !isMissing(request, 'identifier') &&
      !identifiersOf(request).some(({ system }) => system === facilitySystem('prescription-item', organizationId)),
    message: (_, { organizationId }) =>
      `MedicationRequest.identifier needs the system ${facilitySystem('prescription-item', organizationId)}`,
  },
  universalTime(10337, 'MedicationRequest', 'authoredOn'),
  required(10453, 'MedicationRequest', 'dispenseRequest.performer'),
  {
    number: 10453,
    resource: 'MedicationRequest',
    element: 'dispenseRequest.performer',
    isBroken: (request, { organizationId }) =>
      !isMissing(request, 'dispenseRequest.performer') &&
      textAt(request, 'dispenseRequest.performer.reference') !== `Organization/${organizationId}`,
    message: 'MedicationRequest.dispenseRequest.performer must be the Organization of the facility',
  },
  required(10454, 'MedicationRequest', 'encounter'),
]
