import { isEmail } from '../patient/email'

export interface Credentials {
  email: string
  password: string
}

/** In English: "Email is required", "Email must be valid", "Password is required". */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired'

/** The first thing wrong with each field. Without a schema library, because it comes with the first page. */
export const loginProblems = ({ email, password }: Credentials): Partial<Record<keyof Credentials, LoginProblem>> => ({
  email: emailProblem(email),
  password: password === '' ? 'passwordRequired' : undefined,
})

function emailProblem(email: string): LoginProblem | undefined {
  if (email === '') return 'emailRequired'
  return isEmail(email) ? undefined : 'emailInvalid'
}
