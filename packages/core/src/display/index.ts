export { type DisplayReply, displayMachine } from './display.machine'
