export { activeStatuses as consentFormStatuses } from '../active.values'
