export { type WaitlistEntryEvent, type WaitlistEntryState, waitlistEntryMachine } from './waitlist-entry.machine'
