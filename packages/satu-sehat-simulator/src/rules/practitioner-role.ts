import { isMissing, type Resource, valuesAt } from '../fhir/resource'
import type { Rule } from './rule'

const licenceSystem = 'https://fhir.kemkes.go.id/id/sip-number'

export const practitionerRoleRules: Rule<Resource>[] = [
  {
    number: 10924,
    resource: 'PractitionerRole',
    element: 'identifier[0].system',
    isBroken: (role) =>
      !isMissing(role, 'identifier') && valuesAt(role, 'identifier.system').some((each) => each !== licenceSystem),
    message: `PractitionerRole.identifier.system must be ${licenceSystem}`,
  },
]
