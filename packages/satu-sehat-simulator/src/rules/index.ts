import type { Resource } from '../fhir/resource'
import { allergyIntoleranceRules } from './allergy-intolerance'
import { bodyRules } from './body'
import { blockedEntryRules, entryRules } from './bundle'
import { conditionRules } from './condition'
import { dataTypeRules } from './data-type'
import { encounterRules } from './encounter'
import { medicationRequestRules } from './medication-request'
import { observationRules } from './observation'
import { patientRules } from './patient'
import { practitionerRoleRules } from './practitioner-role'
import { procedureRules } from './procedure'
import { accessRules, addressRules, tokenRules } from './request'
import type { Rule } from './rule'
import { duplicateRules, patientChangeRules } from './storage'

const resourceRules: Rule<Resource>[] = [
  ...encounterRules,
  ...conditionRules,
  ...observationRules,
  ...procedureRules,
  ...patientRules,
  ...medicationRequestRules,
  ...allergyIntoleranceRules,
  ...practitionerRoleRules,
]

export const rulesOf = (resourceType: string) => resourceRules.filter(({ resource }) => resource === resourceType)

/** Every rule, to be listed. */
export const allRules: { number: number; resource: string; element?: string }[] = [
  ...resourceRules,
  ...duplicateRules,
  ...patientChangeRules,
  ...accessRules,
  ...addressRules,
  ...tokenRules,
  ...bodyRules,
  ...dataTypeRules,
  ...entryRules,
  ...blockedEntryRules,
]
