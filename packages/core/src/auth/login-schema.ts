import * as v from 'valibot'

export const loginSchema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('emailRequired'), v.email('emailInvalid')),
  password: v.pipe(v.string(), v.nonEmpty('passwordRequired')),
})

export type Credentials = v.InferOutput<typeof loginSchema>

// In English: "Email is required", "Email must be valid", "Password is required".
const problems = ['emailRequired', 'emailInvalid', 'passwordRequired'] as const
export type LoginProblem = (typeof problems)[number]

/** The first thing wrong with each field; nothing for a field that is right. */
export function loginProblems(credentials: Credentials): Partial<Record<keyof Credentials, LoginProblem>> {
  const { issues } = v.safeParse(loginSchema, credentials)
  if (!issues) return {}
  const { nested } = v.flatten<typeof loginSchema>(issues)
  return { email: problemOf(nested?.email), password: problemOf(nested?.password) }
}

const problemOf = (messages: string[] = []) => problems.find((problem) => problem === messages[0])
