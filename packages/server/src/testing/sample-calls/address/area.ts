import type { SampleCalls } from '../../sample-world'

export const calls = {
  listArea: async () => ({ query: { search: 'cikini' } }),
} satisfies Partial<SampleCalls>
