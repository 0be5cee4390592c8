import type { SampleCalls } from '../../sample-world'

export const calls = {
  listActivity: async () => ({}),
} satisfies Partial<SampleCalls>
