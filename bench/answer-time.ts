import { ask } from '../packages/server/src/testing/program/ask'
import { percentile } from './figure'

const times = 20

/** Returns how long a server takes to answer a path, in ms: the 95th percentile of twenty requests, one after the other. */
export const answerTimes =
  ({ address, token }: { address: string; token: string }) =>
  async (path: string) => {
    const taken: number[] = []
    for (let count = 0; count < times; count += 1) {
      const { status, milliseconds } = await ask(address, { path, token })
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      taken.push(milliseconds)
    }
    return percentile(taken, 95)
  }
