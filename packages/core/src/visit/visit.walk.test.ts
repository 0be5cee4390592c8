import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type VisitEvent, visitMachine } from './index'

const visitEvents: VisitEvent['type'][] = [
  'visit.call',
  'visit.requeue',
  'visit.startVitals',
  'visit.skipVitals',
  'visit.finishVitals',
  'visit.startPractice',
  'visit.pause',
  'visit.resume',
  'visit.finish',
  'visit.discontinue',
  'visit.reopen',
  'visit.checkOut',
  'visit.leave',
  'visit.enteredInError',
]

const notOfVisit = (...taken: VisitEvent['type'][]) => visitEvents.filter((type) => !taken.includes(type))

const untreated = ['visit.leave', 'visit.enteredInError'] as const

provesMachine('visit/visit.machine.ts', visitMachine, {
  start: () => createActor(visitMachine),
  events: visitEvents.map((type) => ({ type })),
  steps: 200,
  ignored: {
    waiting: notOfVisit('visit.call', 'visit.skipVitals', ...untreated),
    called: notOfVisit('visit.requeue', 'visit.startVitals', 'visit.skipVitals', ...untreated),
    in_vitals: notOfVisit('visit.requeue', 'visit.finishVitals', ...untreated),
    ready: notOfVisit('visit.requeue', 'visit.startPractice', ...untreated),
    in_practice: notOfVisit('visit.pause', 'visit.finish', 'visit.discontinue', 'visit.enteredInError'),
    paused: notOfVisit('visit.resume', 'visit.finish', 'visit.discontinue', 'visit.enteredInError'),
    finished: notOfVisit('visit.reopen', 'visit.checkOut'),
  },
})
