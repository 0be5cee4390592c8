export { type AccountEvent, type AccountState, accountMachine } from './account.machine'
