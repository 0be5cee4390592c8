import type { SampleCalls } from '../sample-world'

export const calls = {
  listNotification: async () => ({}),
} satisfies Partial<SampleCalls>
