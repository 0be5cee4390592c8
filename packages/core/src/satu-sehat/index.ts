export { type JobEvent, jobMachine } from './job.machine'
export { type JobState, jobStates, type OutOfScopeReason, outOfScopeReasons } from './job.values'
