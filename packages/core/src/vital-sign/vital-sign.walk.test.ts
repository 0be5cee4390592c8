import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type VitalSignEvent, vitalSignMachine } from './index'

const vitalSignEvents: VitalSignEvent['type'][] = [
  'vitalSign.enter',
  'vitalSign.discard',
  'vitalSign.record',
  'vitalSign.skip',
  'vitalSign.correct',
]

const notOfVitalSign = (...taken: VitalSignEvent['type'][]) => vitalSignEvents.filter((type) => !taken.includes(type))

provesMachine('vital-sign/vital-sign.machine.ts', vitalSignMachine, {
  start: () => createActor(vitalSignMachine),
  events: vitalSignEvents.map((type) => ({ type })),
  ignored: {
    not_taken: notOfVitalSign('vitalSign.enter', 'vitalSign.skip'),
    draft: ['vitalSign.correct'],
    recorded: notOfVitalSign('vitalSign.correct'),
    skipped: notOfVitalSign('vitalSign.enter'),
  },
})
