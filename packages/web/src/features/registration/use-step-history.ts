import { useEffect } from 'react'
import type { RegistrationActor } from './registration-actor'

/**
 * Gives each step an entry in the browser's history, so that Back and Forward walk the steps. The machine decides: where
 * it does not go, the history comes back. It waits until the draft was read, which decides the step.
 */
export function useStepHistory(actor: RegistrationActor, isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    // until the browser has arrived where it was sent
    let isTravelling = false
    const wanted = () => entryOf[actor.getSnapshot().value]

    const follow = () => {
      if (isTravelling) return
      const here = entryHere() ?? replace(0)
      const there = wanted()
      for (let entry = here + 1; entry <= there; entry++) history.pushState({ [key]: entry }, '')
      if (there < here) {
        isTravelling = true
        history.go(there - here)
      }
    }
    const arrive = () => {
      const here = entryHere()
      if (here === undefined) return // out of the registration
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
  }, [actor, isReady])
}

const key = 'registrationStep'

/** Once registered there is no way back to the form, but one out of the page. */
const entryOf = {
  starting: 0,
  languageSelection: 0,
  clinicInformation: 1,
  patientInformation: 2,
  submitting: 2,
  completed: 0,
} as const

function ask(actor: RegistrationActor, steps: number) {
  const type = steps < 0 ? 'step.back' : 'step.next'
  for (let left = Math.abs(steps); left > 0 && actor.getSnapshot().status === 'active'; left--) actor.send({ type })
}

function entryHere(): number | undefined {
  const entry: unknown = history.state?.[key]
  return typeof entry === 'number' ? entry : undefined
}

function replace(entry: number) {
  history.replaceState({ [key]: entry }, '')
  return entry
}
