import type { SampleCalls } from '../sample-world'

export const calls = {
  getDashboard: async () => ({}),
} satisfies Partial<SampleCalls>
