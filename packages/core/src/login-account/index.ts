export { type AccountEvent, type AccountState, accountMachine } from './login-account.machine'
