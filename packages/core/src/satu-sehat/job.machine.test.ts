import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { jobModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { jobMachine } from './job.machine'
import type { JobState } from './job.values'

provesLifecycle('a job of SATUSEHAT', jobMachine, jobModel, {
  states: {
    incomplete: 'not_ready',
    packed: 'ready',
    onPile: 'queued',
    underWay: 'sending',
    delivered: 'sent',
    later: 'retry_wait',
    returned: 'rejected',
    lost: 'dead',
    outdated: 'stale',
    keptHere: 'out_of_scope',
  },
  events: {
    pack: 'job.complete',
    findMissing: 'job.lack',
    putOnPile: 'job.enqueue',
    handOver: 'job.send',
    deliver: 'job.accept',
    comeBack: 'job.reject',
    findNobody: 'job.fail',
    loseHope: 'job.giveUp',
    outdate: 'job.change',
    keepHere: 'job.exclude',
    sendAfterAll: 'job.include',
  },
})

it('a job has states that people read', () => {
  expectTypeOf<StateValueFrom<typeof jobMachine>>().toEqualTypeOf<JobState>()
})
