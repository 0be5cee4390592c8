import { useEffect } from 'react'

/** An actor that walks steps, forward and back. */
interface StepActor {
  getSnapshot(): { value: string; status: string }
  subscribe(listener: () => void): { unsubscribe(): void }
  send(event: { type: 'step.next' | 'step.back' }): void
}

interface StepHistory {
  /** The name of the journey in the state of an entry. */
  journey: string
  /** The entry of each state of the actor: 0 is the one the page was opened at. */
  entries: Readonly<Record<string, number>>
  /** Whether the step is decided: a draft that is being read may lead to another. */
  isReady: boolean
}

/**
 * Gives each step an entry in the browser's history, so that Back and Forward walk the steps. The machine decides: where
 * it does not go, the history comes back. `entries` must stay the same.
 */
export function useStepHistory(actor: StepActor, { journey, entries, isReady }: StepHistory) {
  useEffect(() => {
    if (!isReady) return
    // until the browser has arrived where it was sent
    let isTravelling = false
    const wanted = () => entries[actor.getSnapshot().value] ?? 0

    const follow = () => {
      if (isTravelling) return
      const here = entryHere(journey) ?? replace(journey, 0)
      const there = wanted()
      for (let entry = here + 1; entry <= there; entry++) history.pushState({ [journey]: entry }, '')
      if (there < here) {
        isTravelling = true
        history.go(there - here)
      }
    }
    const arrive = () => {
      const here = entryHere(journey)
      if (here === undefined) return // out of the journey
      if (!isTravelling) ask(actor, here - wanted())
      isTravelling = false
      follow()
    }

    follow()
    const { unsubscribe } = actor.subscribe(follow)
    window.addEventListener('popstate', arrive)
    return () => {
      unsubscribe()
      window.removeEventListener('popstate', arrive)
    }
  }, [actor, journey, entries, isReady])
}

function ask(actor: StepActor, steps: number) {
  const type = steps < 0 ? 'step.back' : 'step.next'
  for (let left = Math.abs(steps); left > 0 && actor.getSnapshot().status === 'active'; left--) actor.send({ type })
}

function entryHere(journey: string): number | undefined {
  const entry: unknown = history.state?.[journey]
  return typeof entry === 'number' ? entry : undefined
}

function replace(journey: string, entry: number) {
  history.replaceState({ [journey]: entry }, '')
  return entry
}
