export { type Credentials, type LoginProblem, loginProblems } from './login-problems'
export { type NewPassword, type NewPasswordProblem, newPasswordProblems, passwordLength } from './new-password-problems'
export { type Account, sessionMachine } from './session.machine'
