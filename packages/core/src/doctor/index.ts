export { licenceState, licenceWarningDays } from './licence'
