import { createActor } from 'xstate'
import { typedChart } from '../odontogram'
import { provesMachine } from '../testing/machine-proof'
import { chartingMachine } from './index'

const made = { key: 'k', at: '2026-11-23T03:00:00.000Z' }
const input = {
  rows: typedChart('46 o amf'),
  dentition: 'mixed',
  author: { visit: 'v2', by: 'ayu', dictated_by: null },
} as const

const dictated = {
  id: 1,
  version: 1,
  key: 'd1',
  by: 'yuni',
  entry: { mode: 'found', teeth: ['45'], items: [{ code: 'car', surfaces: ['o'] }], isUncertain: false, note: '' },
  reason: null,
} as const
const sound = { ...dictated.entry, teeth: ['46'], items: [{ code: 'sou', surfaces: [] }] } as const

provesMachine('charting/charting.machine.ts', chartingMachine, {
  start: () => createActor(chartingMachine, { input }),
  steps: 12,
  events: [
    { type: 'line.type', line: '46 o car' },
    { type: 'line.type', line: '36 mis' },
    { type: 'line.type', line: '46 o car amf' },
    { type: 'line.type', line: '46 sou; -46 o amf' },
    { type: 'line.type', line: '46 ca' },
    { type: 'line.enter', ...made },
    {
      type: 'entry.make',
      entries: [{ mode: 'found', teeth: ['11'], items: [{ code: 'mis', surfaces: [] }], isUncertain: false, note: '' }],
      ...made,
    },
    { type: 'dictation.accept', dictated: [dictated], at: made.at },
    { type: 'dictation.accept', dictated: [{ ...dictated, key: 'd2', entry: sound }], at: made.at },
    { type: 'draft.arrived', keys: ['k'] },
    { type: 'entry.undo', reason: 'slip', ...made },
    { type: 'entry.redo', ...made },
    { type: 'conflict.decide', wrong: '2026-11-22T02:00:00.000Z ayu 0/000', reason: 'slip', ...made },
    { type: 'question.answer', answer: { kind: 'cause', cause: 'caries' } },
    { type: 'question.answer', answer: { kind: 'secondary', replaces: true } },
    { type: 'question.answer', answer: { kind: 'sound' } },
    { type: 'question.answer', answer: { kind: 'reason', reason: 'slip' } },
    { type: 'question.leave' },
    { type: 'commit.retry', key: 'k' },
    { type: 'commit.discard', key: 'k' },
    { type: 'commit.sent', key: 'k' },
    { type: 'commit.refused', key: 'k', problem: 'no' },
    { type: 'chart.arrived', rows: [] },
    { type: 'dentition.show', dentition: 'primary' },
  ],
  ignored: {
    typing: ['question.answer', 'question.leave'],
    asking: ['line.enter', 'entry.make', 'dictation.accept', 'entry.undo', 'entry.redo', 'conflict.decide'],
  },
})
