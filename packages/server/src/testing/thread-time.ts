import { existsSync, readFileSync } from 'node:fs'

const statistics = '/proc/thread-self/schedstat'

/** Milliseconds this thread has worked, not counting those in which the machine did something else; elsewhere than on Linux the clock. */
export const threadTime = existsSync(statistics)
  ? () => Number(readFileSync(statistics, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now()
