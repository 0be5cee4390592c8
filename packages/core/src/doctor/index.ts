export { daysBetween, licenceState, licenceWarningDays } from './licence'
