/** How long a password must and may be, in characters as people count them. */
export const passwordLength = { least: 10, most: 128 }

export interface NewPassword {
  password: string
  /** The password repeated: a typing error would lock its owner out. */
  again: string
}

export type NewPasswordProblem = 'passwordRequired' | 'tooShort' | 'tooLong' | 'differs'

/** Returns the first problem of each field. Only the length is required: it makes a password hard to guess. */
export const newPasswordProblems = ({
  password,
  again,
}: NewPassword): Partial<Record<keyof NewPassword, NewPasswordProblem>> => ({
  password: lengthProblem([...password].length),
  again: again === password ? undefined : 'differs',
})

function lengthProblem(length: number): NewPasswordProblem | undefined {
  if (length === 0) return 'passwordRequired'
  if (length < passwordLength.least) return 'tooShort'
  return length > passwordLength.most ? 'tooLong' : undefined
}
