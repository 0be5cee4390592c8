export { type NetworkEvent, networkMachine } from './network.machine'
