import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<true>()

/** Does the work of a transaction, in which only its own connection may be used. */
export const insideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => running.run(true, work)

/** With one connection a statement beside the transaction would wait for itself: it is an error on every database. */
export function refuseInsideTransaction() {
  if (running.getStore()) throw new Error('Inside transaction() use its tx, not the database outside')
}
