import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../use-case/refusal'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => oneOfFew(() => hash(password, cost))

/** Takes the same time when the user does not exist or has no password yet, so that the duration does not reveal who has an account. */
export const isPassword = (password: string, passwordHash: string | null | undefined) =>
  oneOfFew(async () => {
    if (passwordHash) return verify(passwordHash, password)
    await hash(password, cost)
    return false
  })

// Each check takes 19 MiB and a core: everybody else must be served meanwhile.
const atOnce = 2
const waitingAtMost = 100
const waiting: (() => void)[] = []
let running = 0

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= waitingAtMost) throw new Refusal(503, 'overloaded')
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
