import { describe, expect, it } from 'vitest'
import { statesOf } from '../testing'
import { type VisitEvent, visitMachine } from './visit.machine'
import {
  arrivalProblem,
  awaitsAcknowledgement,
  callProblem,
  canUndoArrival,
  checkOutProblem,
  needsReason,
  practiceProblem,
  reopenProblem,
} from './visit-problems'

const today = '2026-11-22'

describe('an arrival', () => {
  const active = { status: 'active', has_open_visit: false } as const
  const arrival: Parameters<typeof arrivalProblem>[0] = {
    origin: 'appointment',
    appointment_day: today,
    today,
    patient: active,
    identity: 'read_back',
  }
  it.each<[string, Partial<typeof arrival>, ReturnType<typeof arrivalProblem>]>([
    ['on the day of the appointment, late or not', {}, null],
    ['of a walk-in', { origin: 'walk_in', appointment_day: null }, null],
    ['whose papers follow', { identity: 'later' }, null],
    ['that nobody checked', { identity: null }, 'identityUnchecked'],
    [
      'of a walk-in that nobody checked',
      { origin: 'walk_in', appointment_day: null, identity: null },
      'identityUnchecked',
    ],
    ['of an emergency', { origin: 'emergency', appointment_day: null, identity: null }, null],
    ['on the day after', { appointment_day: '2026-11-21' }, 'notToday'],
    ['on the day before', { appointment_day: '2026-11-23' }, 'notToday'],
    ['of an inactive patient', { patient: { ...active, status: 'inactive' } }, 'patientInactive'],
    ['of somebody who has died', { patient: { ...active, status: 'deceased' } }, 'patientDeceased'],
    ['of somebody who is here', { patient: { ...active, has_open_visit: true } }, 'alreadyHere'],
  ])('%s', (_, rest, want) => expect(arrivalProblem({ ...arrival, ...rest })).toBe(want))

  it('is undone as long as nothing was recorded', () => {
    const undoable = statesOf(visitMachine).filter((state) => canUndoArrival({ state, records: 0 }))
    expect(undoable).toEqual(['waiting', 'called'])
    expect(canUndoArrival({ state: 'waiting', records: 1 })).toBe(false)
  })
})

describe('a call', () => {
  const visit = { id: 1, room_id: 4 }
  it.each([
    ['into an empty room', [], null],
    ['again', [{ ...visit, state: 'called' }], null],
    ['while another patient is on the way there', [{ id: 2, room_id: 4, state: 'called' }], 'roomAwaits'],
    ['while another patient is on the way elsewhere', [{ id: 2, room_id: 5, state: 'called' }], null],
    ['while another patient is treated there', [{ id: 2, room_id: 4, state: 'in_practice' }], null],
  ] as const)('%s', (_, visits, want) => expect(callProblem(visit, visits)).toBe(want))

  it('into no room in particular', () => {
    expect(callProblem({ id: 1, room_id: null }, [{ id: 2, room_id: null, state: 'called' }])).toBeNull()
  })
})

describe('a practice', () => {
  const visit = { id: 1, room_id: 4, doctor_id: 7 }
  const own = { doctor_id: 7, reason: '' }
  const other = { doctor_id: 8, reason: '' }
  const at = (room_id: number, doctor_id: number, state: 'in_practice' | 'paused') => ({
    id: 2,
    room_id,
    doctor_id,
    state,
  })

  it.each([
    ['of one’s own patient', visit, own, [], null],
    ['that goes on', visit, own, [{ ...visit, state: 'in_practice' }], null],
    ['without a chair', { ...visit, room_id: null }, own, [], 'roomMissing'],
    ['of whom nobody was to treat', { ...visit, doctor_id: null }, other, [], null],
    ['of another dentist’s patient', visit, other, [], 'takeoverReasonMissing'],
    ['of another dentist’s patient, with a blank', visit, { ...other, reason: ' ' }, [], 'takeoverReasonMissing'],
    ['that is taken over', visit, { ...other, reason: 'drg. Rina is ill' }, [], null],
    ['in a chair that is taken', visit, own, [at(4, 8, 'in_practice')], 'roomBusy'],
    ['in a chair where another is paused', visit, own, [at(4, 8, 'paused')], null],
    ['by a dentist in two chairs', visit, own, [at(5, 7, 'in_practice')], 'doctorBusy'],
    ['by a dentist who paused another', visit, own, [at(5, 7, 'paused')], null],
    ['beside that of another dentist', visit, own, [at(5, 8, 'in_practice')], null],
  ] as const)('%s', (_, of, by, visits, want) => expect(practiceProblem(of, by, visits)).toBe(want))
})

it.each([
  ['nothing', 'not_taken', null, false, false],
  ['what is normal', 'recorded', 'normal', false, false],
  ['what is out of range', 'recorded', 'attention', false, false],
  ['a reason to stop', 'recorded', 'hard_alert', false, true],
  ['a reason to stop that a dentist has seen', 'recorded', 'hard_alert', true, false],
] as const)('after %s (%s, %s, acknowledged %s) its dentist is awaited: %s', (_, state, level, is_acknowledged, want) =>
  expect(awaitsAcknowledgement({ state, level, is_acknowledged })).toBe(want),
)

describe('a visit that is opened again', () => {
  const finished = { finished_day: today, today, signed_by: 7, has_issued_invoice: false }
  const signer = { doctor_id: 7, is_manager: false, reason: 'Forgotten tooth' }
  it.each([
    ['by who signed it', finished, signer, null],
    ['by a manager', finished, { doctor_id: null, is_manager: true, reason: 'Wrong tooth' }, null],
    ['by another dentist', finished, { ...signer, doctor_id: 8 }, 'notSigner'],
    ['by nobody in particular', { ...finished, signed_by: null }, { ...signer, doctor_id: null }, 'notSigner'],
    ['without a reason', finished, { ...signer, reason: ' ' }, 'reasonMissing'],
    ['by a manager without a reason', finished, { doctor_id: null, is_manager: true, reason: '' }, 'reasonMissing'],
    ['a day later', { ...finished, finished_day: '2026-11-21' }, signer, 'notSameDay'],
    ['after its invoice', { ...finished, has_issued_invoice: true }, signer, 'invoiceIssued'],
  ])('%s', (_, visit, by, want) => expect(reopenProblem(visit, by)).toBe(want))
})

describe('a patient who leaves the board', () => {
  const paid = { settlement: 'settled', reason: '' } as const
  const later = { settlement: 'debt_accepted', reason: '' } as const
  const free = { settlement: 'nothing_to_bill', reason: 'Control' } as const
  it.each([
    ['and has paid', paid, { state: 'paid', owed: 0 }, null],
    ['and has not paid', paid, { state: 'issued', owed: 1 }, 'notSettled'],
    ['and owes a part', paid, { state: 'partly_paid', owed: 1 }, 'notSettled'],
    ['before the invoice is issued', paid, { state: 'draft', owed: 0 }, 'notSettled'],
    ['as paid, without an invoice', paid, null, 'notSettled'],
    ['whose debt was written off', paid, { state: 'written_off', owed: 0 }, null],
    ['and pays later', later, { state: 'issued', owed: 1 }, null],
    ['and pays later, of a draft', later, { state: 'draft', owed: 0 }, 'notIssued'],
    ['and pays later, without an invoice', later, null, 'notIssued'],
    ['with nothing to bill', free, null, null],
    ['with nothing to bill, whatever the draft says', free, { state: 'draft', owed: 0 }, null],
    ['with nothing to bill, and an invoice', free, { state: 'issued', owed: 1 }, 'invoiceIssued'],
    ['with nothing to bill, and nobody says why', { ...free, reason: '' }, null, 'reasonMissing'],
    ['billed outside, and nobody says why', { settlement: 'billed_outside', reason: ' ' }, null, 'reasonMissing'],
  ] as const)('%s', (_, input, invoice, want) => expect(checkOutProblem(input, invoice)).toBe(want))
})

it('skip, interruption, reopening, leaving and void need a reason, the other events none', () => {
  const events: VisitEvent['type'][] = ['visit.call', 'visit.requeue', 'visit.startVitals', 'visit.skipVitals']
  events.push('visit.finishVitals', 'visit.startPractice', 'visit.pause', 'visit.resume', 'visit.finish')
  events.push('visit.discontinue', 'visit.reopen', 'visit.checkOut', 'visit.leave', 'visit.enteredInError')
  expect([...visitMachine.events].sort()).toEqual([...events].sort())
  const reasons = ['visit.skipVitals', 'visit.discontinue', 'visit.reopen', 'visit.leave', 'visit.enteredInError']
  expect(events.filter(needsReason)).toEqual(reasons)
})
