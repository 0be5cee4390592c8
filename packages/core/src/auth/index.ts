export { type Credentials, type LoginProblem, loginProblems } from './login-problems'
export { type Account, sessionMachine } from './session.machine'
