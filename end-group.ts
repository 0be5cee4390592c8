import { setTimeout } from 'node:timers/promises'

/**
 * Ends a detached program with all it started, gently at first, and returns once none of them is left: what they wrote to may
 * be removed then. The first of them alone says nothing, since a package manager ends before the server it started.
 * @param pid the process that leads the group
 */
export async function endGroup(pid: number): Promise<void> {
  const tell = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, signal)
    } catch {
      return false // no process of the group is left
    }
  }
  tell('SIGTERM')
  for (let waited = 0; tell(0) && waited < 20_000; waited += 100) await setTimeout(100)
  tell('SIGKILL')
}
