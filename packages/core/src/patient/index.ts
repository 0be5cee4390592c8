export { accessActions, accessObjects } from './access.values'
export { addressLine } from './address-line'
export { ageOn, earliestBirth, isDate, latestBirth } from './date-of-birth'
export { type DeathProblem, deathProblem } from './death'
export {
  bloodTypes,
  educationLevels,
  guardianRelationships,
  maritalStatuses,
  relationships,
  religions,
  satusehatAccesses,
} from './demographics.values'
export { isEmail } from './email'
export { splitFullName } from './full-name'
export { guardianProblems, isMinor } from './guardian'
export { initialsOf } from './initials'
export { type MessageObstacle, messageObstacle, messageObstacles } from './message-obstacle'
export {
  displayName,
  emptyPatient,
  isPatientInput,
  type PatientDraft,
  type PatientField,
  type PatientInput,
  patientInputOf,
  patientUpdateOf,
} from './patient'
export { identifications, patientGroups, patientStatuses, readinesses, sexes } from './patient.values'
export { type PatientHint, patientHints } from './patient-hints'
export { type PatientProblem, type PatientProblems, patientProblems } from './patient-problems'
export { isPhone, messageLink, normalisePhone } from './phone'
export { missingForSatusehat, readinessOf } from './readiness'
export { recordKeptUntil, visitorDataDays } from './retention'
