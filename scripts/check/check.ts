export interface Check {
  name: string
  /** Returns the problems, a line each; none when all is well. */
  run: () => Promise<readonly string[]>
  /** The remedy when it fails. */
  remedy: string
}

export interface Outcome extends Omit<Check, 'run'> {
  problems: readonly string[]
  seconds: number
}

interface Options {
  /** How many run at the same time. */
  atOnce: number
  /** Told of each check as it ends. */
  onOutcome: (outcome: Outcome) => void
}

/** Runs every check, also after one failed; a check that throws has failed. */
export async function runChecks(checks: readonly Check[], { atOnce, onOutcome }: Options) {
  const waiting = [...checks]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await outcomeOf(check)
      outcomes.push(outcome)
      onOutcome(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

async function outcomeOf({ name, run, remedy }: Check): Promise<Outcome> {
  const started = performance.now()
  const problems = await run().catch((error: unknown) => [String(error)])
  return { name, remedy, problems, seconds: (performance.now() - started) / 1000 }
}
