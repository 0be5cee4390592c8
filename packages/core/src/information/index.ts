export { backupFailures, backupStates } from './backup.values'
export { documentNumber } from './document-number'
export {
  clinicImageKinds,
  clinicStatuses,
  clinicTypes,
  papers,
  specialDateKinds,
  timeZones,
} from './information.values'
export { informationUpdate } from './information-update'
export { announcedHoursOn, openingHoursOn } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
