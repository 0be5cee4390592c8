import { paths, type Walk } from '@clinic/core/testing'
import { expect, type Locator, test } from '@playwright/test'
import { featureOf, inTurn } from '../../turn'

type AnyStateMachine = Parameters<typeof paths>[0]
type EventOf<Model extends AnyStateMachine> = keyof Walk<Model>['events']

/** How an event of a model is made: by the screen that offers it, and behind the page where another path has made it by the screen. */
export interface Step {
  onScreen: () => Promise<unknown>
  behind: () => Promise<unknown>
  /** The button that makes it: there in each state that knows the event, and in no other. */
  button?: Locator
}

interface Walking<Model extends AnyStateMachine> {
  /** Opens the screens, once what leads there is made behind the page. */
  open?: () => Promise<unknown>
  /** What the screens show in each state. */
  states: { [State in keyof Walk<Model>['states']]: () => Promise<unknown> }
  events: { [Type in EventOf<Model>]: Step }
  /** Makes room for the next path. */
  end?: () => Promise<unknown>
}

interface Lifecycle<Model extends AnyStateMachine> {
  /** The features whose screens are walked: when one of them changed lately, CI walks every path, else some. */
  features: readonly string[]
  begin: () => Promise<Walking<Model>>
  /** Events that no screen offers yet; no path is walked by them. */
  later?: readonly EventOf<Model>[]
}

/** For an event that ends each path it is on. */
export const neverAgain = () => Promise.reject(new Error('No path goes on from here'))

/**
 * Walks the shortest paths of a spec model in a browser: each transition once by the screen, what leads to it behind the page. In
 * each state that a screen leads to, the buttons of the events that it knows are there, and no others.
 */
export function walkInBrowser<Model extends AnyStateMachine>(model: Model, lifecycle: Lifecycle<Model>): Promise<void>
export async function walkInBrowser(
  model: AnyStateMachine,
  { features, begin, later = [] }: Lifecycle<AnyStateMachine>,
) {
  const made = new Set<string>()
  const offered = paths(model, 'shortest').filter(
    ({ name }) => !later.some((type) => name.split(/[,:] /).includes(type)),
  )
  const walked = inTurn(offered, {
    walk: `${model.id}, in a browser`,
    name: ({ name }) => name,
    isChanged: (_, files) =>
      files.some((file) => ground.test(file) || features.some((feature) => feature === featureOf(file))),
  })
  for (const { name, run } of walked) {
    await test.step(name, async () => {
      const { open, states, events, end } = await begin()
      let state = ''
      let isOpen = false
      // another path has seen where each begins
      let isOnScreen = made.size === 0
      async function openOnce() {
        if (!isOpen) await open?.()
        isOpen = true
      }
      const see = (reached: string, check: () => Promise<unknown>) => async () => {
        state = reached
        if (!isOnScreen) return
        await openOnce()
        await check()
        const known = Object.keys(model.config.states?.[reached]?.on ?? {})
        for (const [type, { button }] of Object.entries(events))
          if (button)
            await expect(button, `the button of ${type} in ${reached}`).toHaveCount(known.includes(type) ? 1 : 0)
      }
      const make =
        (type: string, { onScreen, behind }: Step) =>
        async () => {
          const transition = `${state} ${type}`
          isOnScreen = !made.has(transition)
          made.add(transition)
          if (!isOnScreen) return behind()
          await openOnce()
          await onScreen()
        }
      const unreached = Object.fromEntries(later.map((type) => [type, () => {}]))
      await run({
        states: Object.fromEntries(Object.entries(states).map(([each, check]) => [each, see(each, check)])),
        events: {
          ...unreached,
          ...Object.fromEntries(Object.entries(events).map(([type, step]) => [type, make(type, step)])),
        },
      })
      await end?.()
    })
  }
}

/** The files of the walks, and those that every screen depends on. */
const ground = /^(e2e\/(?:proof\/[\w-]*lifecycle|models\/lifecycle)|packages\/web\/src\/(?:ui|platform|app)\/)/
