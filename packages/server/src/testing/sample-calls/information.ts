import { openingHoursFixture } from '@clinic/core/testing'
import type { SampleCalls } from '../sample-world'

export const calls = {
  getInformation: async () => ({}),
  updateInformation: async ({ information }) => ({ body: await information() }),
  getOpeningHours: async () => ({}),
  updateOpeningHours: async ({ openingVersion }) => ({
    body: openingHoursFixture({ version: await openingVersion() }),
  }),
} satisfies Partial<SampleCalls>
