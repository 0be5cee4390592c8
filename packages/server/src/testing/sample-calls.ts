import { samplesByFeature } from './sample-calls.gen'
import type { SampleCalls } from './sample-world'

/** A request for every operation that a manager may call successfully; names in it are new each time. */
export const sampleCalls: SampleCalls = samplesByFeature
