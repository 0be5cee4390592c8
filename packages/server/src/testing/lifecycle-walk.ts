import { paths, type Walk } from '@clinic/core/testing'
import { describe, expect, it } from 'vitest'

type AnyStateMachine = Parameters<typeof paths>[0]
type EventOf<Model extends AnyStateMachine> = keyof Walk<Model>['events']

interface Reply {
  status: number
  body: { data: unknown }
}

/** How an event of a model is made over HTTP. */
export interface Deed {
  /** The operation that makes it; null where it happens on a screen only. */
  operation: string | null
  /** Makes what must be there besides the state, as a note that can be signed; not before the event is posted where it is refused. */
  prepare?: () => Promise<unknown>
  send: () => Promise<Reply>
}

interface Opened<Model extends AnyStateMachine> {
  deeds: { [Type in EventOf<Model>]?: Deed }
  /** Everything of it that a client is shown: the state, the version, what is written. */
  read: () => Promise<{ state: string }>
}

interface Lifecycle<Model extends AnyStateMachine> {
  /** The states of the contract by those of the model. */
  states: { [State in keyof Walk<Model>['states']]: string }
  open: () => Promise<Opened<Model>>
  /** Operations that are no move in a state, and are allowed. */
  allowed?: { [State in keyof Walk<Model>['states']]?: readonly string[] }
  /** Events that no operation makes yet, or of another thing than the one that is opened; no path is walked by them. */
  later?: readonly EventOf<Model>[]
}

/**
 * Walks the paths of a spec model over HTTP. In each state every other event is posted by hand: it is refused by 409 or 422, and
 * nothing has changed.
 */
export function walksOverHttp<Model extends AnyStateMachine>(
  name: string,
  model: Model,
  lifecycle: Lifecycle<Model>,
): void
export function walksOverHttp(
  name: string,
  model: AnyStateMachine,
  { states, open, allowed = {}, later = [] }: Lifecycle<AnyStateMachine>,
) {
  const offered = paths(model, 'shortest').filter(
    ({ name: path }) => !later.some((type) => path.split(/[,:] /).includes(type)),
  )
  describe(`${name}, over HTTP`, () => {
    it.each(offered)(
      '$name',
      async ({ run }) => {
        const { deeds, read } = await open()
        const events = Object.entries(deeds).flatMap(([type, deed]) => (deed ? [{ type, ...deed }] : []))
        const refusesOthers = (state: string) => async () => {
          const before = await read()
          expect(before.state).toBe(states[state])
          const moves = Object.keys(model.config.states?.[state]?.on ?? {})
          const taken = [...moves.map((type) => deeds[type]?.operation), ...(allowed[state] ?? []), null]
          for (const { type, operation, send } of events) {
            if (taken.includes(operation)) continue
            const { status } = await send()
            expect([409, 422], `${type} of what is ${state} is answered ${status}`).toContain(status)
            expect(await read(), `${type} of what is ${state}`).toEqual(before)
          }
        }
        const make = async (prepare: Deed['prepare'], send: Deed['send']) => {
          await prepare?.()
          expect([200, 201]).toContain((await send()).status)
        }
        await run({
          states: Object.fromEntries(Object.keys(states).map((state) => [state, refusesOthers(state)])),
          events: {
            ...Object.fromEntries(later.map((type) => [type, () => {}])),
            ...Object.fromEntries(events.map(({ type, prepare, send }) => [type, () => make(prepare, send)])),
          },
        })
      },
      60_000,
    )
  })
}
