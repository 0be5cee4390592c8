import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type JobEvent, jobMachine } from './index'

const events: JobEvent['type'][] = [
  'job.complete',
  'job.lack',
  'job.enqueue',
  'job.send',
  'job.accept',
  'job.reject',
  'job.fail',
  'job.giveUp',
  'job.change',
  'job.exclude',
  'job.include',
]

const except = (...handled: JobEvent['type'][]) => events.filter((type) => !handled.includes(type))

provesMachine('satu-sehat/job.machine.ts', jobMachine, {
  start: () => createActor(jobMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    not_ready: except('job.complete', 'job.giveUp', 'job.exclude'),
    ready: except('job.lack', 'job.enqueue', 'job.giveUp', 'job.exclude'),
    queued: except('job.lack', 'job.send', 'job.giveUp', 'job.exclude'),
    // What is on its way is neither changed nor held back: the answer decides.
    sending: except('job.accept', 'job.reject', 'job.fail', 'job.giveUp'),
    sent: except('job.change'),
    retry_wait: except('job.lack', 'job.enqueue', 'job.giveUp', 'job.exclude'),
    rejected: except('job.lack', 'job.enqueue', 'job.giveUp', 'job.exclude'),
    dead: except('job.lack', 'job.enqueue', 'job.exclude'),
    // The service has it: it is brought up to date, not taken back.
    stale: except('job.enqueue', 'job.giveUp'),
    out_of_scope: except('job.include'),
  },
})
