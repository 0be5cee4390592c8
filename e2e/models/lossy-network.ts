import type { Page, Route } from '@playwright/test'

/** Numbers from 0 to 1, the same ones for the same seed. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 4_294_967_296
  }
}

interface Loss {
  random: () => number
  /** How many of a hundred requests get no answer: half of them are lost on their way, half were done. */
  lost: number
  /** Milliseconds an answer takes at most; the later question may be answered first. */
  slowest: number
  /** How many of a hundred requests reach the server twice. */
  doubled?: number
}

/** Loses, delays, reorders and doubles the page's requests. */
export const loseSome = (page: Page, pattern: string, { random, lost, slowest, doubled = 0 }: Loss) =>
  page.route(pattern, async (route) => {
    const [luck, wait, twin] = [random() * 100, random() * slowest, random() * 100]
    if (luck < lost / 2) return give(() => route.abort())
    if (twin < doubled) await route.fetch().catch(() => {})
    const response = await route.fetch().catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, wait))
    await give(() => (!response || luck < lost ? route.abort() : route.fulfill({ response })))
  })

/** The page may have gone on without its answer. */
const give = (answer: () => Promise<void>) => answer().catch(() => {})

/** Lets the server handle a request, and loses its answer. */
export const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
