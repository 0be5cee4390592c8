export { type Credentials, type LoginProblem, loginProblems, loginSchema } from './login-schema'
export { type Account, sessionMachine } from './session.machine'
