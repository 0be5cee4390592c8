import type { SampleCalls } from '../sample-world'

export const calls = {
  watchClinic: async () => ({}),
} satisfies Partial<SampleCalls>
