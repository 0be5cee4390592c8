export { liveMachine, type StreamEvent, staleSince } from './live.machine'
