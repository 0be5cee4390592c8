import { BroadcastChannel, workerData } from 'node:worker_threads'

// Reads files as the server does, but for two: one it never ends with, and one that takes a lot of memory before it is read.

const text = Buffer.from(workerData).toString()

if (text.startsWith('endless')) {
  const beats = new BroadcastChannel('endless table')
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    beats.postMessage('still reading')
    Atomics.wait(never, 0, 0, 5)
  }
}
if (text.startsWith('greedy')) {
  /** @type {number[][]} */
  const kept = []
  while (kept.length < 30) kept.push(Array.from({ length: 1_000_000 }, (_, at) => at + 0.5))
}
await import('../features/import/table-worker.mjs')
