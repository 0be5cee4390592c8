import type { OperationId } from '@clinic/api'
import type { Tables } from '../../database/schema'
import type { TestServer } from '../harness'
import { openWorld } from '../sample-world'

/** Requests of which one decides by a fact that another changes, sent at the same moment. */
export interface FactRace {
  name: string
  /** Makes the rows of one round, past the server, and returns what is sent. */
  prepare: (stage: Stage) => Promise<Sent[]>
  /** The table each request writes once it has read its facts. */
  writes: readonly (keyof Tables)[]
  /** How many may succeed; any number when nothing is said. */
  succeed?: number
  /** The first may be written down before the second, never after it: both are objects of the audit. */
  inOrder?: readonly [relies: keyof Tables, changes: keyof Tables]
}

export type Stage = Awaited<ReturnType<typeof openStage>>
export type Sent = () => Promise<{ status: number; body: object }>

/** A clinic of its own company with a manager who is signed in: nothing of another round is in its audit. */
export async function openStage(server: TestServer) {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const call =
    (operationId: OperationId, request: Omit<Parameters<TestServer['call']>[1] & object, 'token'>, as = token): Sent =>
    () =>
      server.call(operationId, { token: as, ...request })
  return { ...world, server, call }
}
