import { samplesByFeature } from './sample-calls.gen'
import type { SampleCalls } from './sample-world'

/** A request of every operation that a clinic's manager may send and is answered well; what it names is new each time. */
export const sampleCalls: SampleCalls = samplesByFeature
