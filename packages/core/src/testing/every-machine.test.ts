import { describe, expect, it } from 'vitest'
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFrom,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
  transition,
} from 'xstate'
import { isSoak, scaled } from '../../../../scale'
import { type AppointmentEvent, appointmentMachine } from '../appointment'
import { sessionMachine } from '../auth'
import { batchRunnerMachine, type ImportState, type ImportStep, importMachine } from '../import'
import { type Language, languageMachine } from '../language'
import { liveMachine, type StreamEvent } from '../live'
import { type AccountEvent, accountMachine } from '../login-account'
import { type NetworkEvent, networkMachine } from '../network'
import { emptyPatient } from '../patient'
import { preferenceMachine, preferenceNames } from '../preference'
import { type PrescriptionEvent, prescriptionMachine } from '../prescription'
import { registrationMachine, reviewMachine } from '../registration'
import { type MaintenanceEvent, maintenanceMachine } from '../room'
import { absenceMachine, staffWeekMachine } from '../schedule'
import { type VisitEvent, visitMachine } from '../visit'
import { type VitalSignEvent, vitalSignMachine } from '../vital-sign'
import { waitlistEntryMachine } from '../waitlist'
import { accountFixture, clinicFixture, patientInputFixture, receiptFixture } from './fixtures'
import { nodesOf, type StateOf, statesIn, statesOf } from './state'
import { settled, wander } from './wander'

// Seen to fail: 'session.logout' taken by loggedOut as well (pairs); `assertEvent` of another event (walks); a world in which
// six tries in a row never fail (states reached).

/** What a machine meets in a walk: answers that come, fail, or never come, and time that passes. */
interface World {
  clock: SimulatedClock
  answer: <Value>(value: Value) => Promise<Value>
}

interface Proof<Machine extends AnyStateMachine> {
  start: (world: World) => Actor<Machine>
  /** Every event with every payload that matters. */
  events: EventFrom<Machine>[]
  /** What a state is deaf to, on purpose; every other pair of state and event is handled. */
  ignored: { [State in StateOf<Machine>]?: EventFrom<Machine>['type'][] }
  /** How many events a walk sends: more where the way to the last state is long. */
  steps?: number
}

const proven: string[] = []

function prove<Machine extends AnyStateMachine>(file: string, machine: Machine, proof: Proof<Machine>): void
function prove(file: string, machine: AnyStateMachine, { start, events, ignored, steps = 20 }: Proof<AnyStateMachine>) {
  proven.push(file)
  const seen = new Map<string, AnyMachineSnapshot>()

  describe(`3a-29: ${file}`, () => {
    it('walks at random without an error, and reaches every state', {
      timeout: isSoak ? 600_000 : 30_000,
    }, async () => {
      for (let seed = 1; seed <= scaled(20_000); seed++) {
        const errors: unknown[] = []
        const { world, settle } = worldOf(seed)
        const actor = start(world)
        actor.subscribe({ error: (error) => errors.push(error) })
        const always = (snapshot: AnyMachineSnapshot) => {
          if (snapshot.status === 'error') throw new Error(`The walk of seed ${seed} ends in an error`)
          for (const state of statesIn(snapshot)) if (!seen.has(state)) seen.set(state, snapshot)
        }
        always(actor.getSnapshot())
        await wander(actor.start(), events, { seed, steps, always, settle })
        actor.stop()
        if (errors.length > 0) throw new Error(`The walk of seed ${seed} fails`, { cause: errors[0] })
      }
      expect(Array.from(seen.keys()).sort()).toEqual([...statesOf(machine)].sort())
    })

    it('is called by the name of its file', () => {
      const [name = ''] = file.split('/').slice(-1)
      expect(machine.id).toBe(name.replace('.machine.ts', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase()))
    })

    it('rejects with the name of what nobody provided, or does nothing', async () => {
      const { actors } = machine.implementations
      const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src))
      expect(Object.keys(actors).sort()).toEqual([...new Set(invoked)].sort())
      for (const logic of Object.values(actors)) {
        const actor = createActor('src' in logic ? logic.src : logic)
        actor.subscribe({ error: () => {} })
        actor.start()
        await settled()
        const { status, error } = actor.getSnapshot()
        if (status === 'error') expect(String(error)).toMatch(/^Error: No \w+ callback provided$/)
        else expect(status).toBe('active')
      }
    })

    it('handles every event in every state, or is deaf to it on purpose', () => {
      const types = new Set(events.map(({ type }) => type))
      const told = machine.events.filter((type) => !type.startsWith('xstate.'))
      expect(Array.from(types).sort(), 'the sample events').toEqual(told.sort())

      const deaf = nodesOf(machine.root)
        .filter(({ type }) => type === 'atomic')
        .map((node) => [node.path.join('.'), Array.from(types).filter((type) => !handles(node, type))] as const)
      expect(Object.fromEntries(deaf.filter(([state, events]) => events.length > 0 && seen.has(state)))).toEqual(
        ignored,
      )
    })

    it('does nothing at all for an event it ignores, and throws for none', () => {
      for (const [state, snapshot] of seen)
        for (const event of snapshot.status === 'active' ? events : []) {
          const [after, effects] = transition(machine, snapshot, event)
          if (isIgnored(ignored, state, event))
            expect({ state, event, value: after.value, context: after.context, effects }).toEqual({
              state,
              event,
              value: snapshot.value,
              context: snapshot.context,
              effects: [],
            })
        }
    })
  })
}

const handles = (node: AnyStateNode, type: string): boolean =>
  node.transitions.has(type) || (node.parent !== undefined && handles(node.parent, type))

const isIgnored = (ignored: Record<string, string[] | undefined>, state: string, event: EventObject) =>
  ignored[state]?.includes(event.type)

/** In one world of four nothing succeeds, in another only the first thing. */
function worldOf(seed: number) {
  let turn = seed
  const next = (of: number) => {
    turn = (Math.imul(turn, 1_103_515_245) + 12_345) & 0x7fffffff
    return (turn >>> 8) % of
  }
  const clock = new SimulatedClock()
  let answers = 0
  const world: World = {
    clock,
    answer: (value) => {
      answers += 1
      if (seed % 4 < 2) return answers <= seed % 4 ? Promise.resolve(value) : Promise.reject(new Error('no answer'))
      const luck = next(10)
      if (luck < 6) return Promise.resolve(value)
      return luck < 9 ? Promise.reject(new Error('no answer')) : new Promise(() => {})
    },
  }
  const settle = async () => {
    for (let round = next(7); round > 0; round--) {
      clock.increment(12_000)
      await settled()
    }
  }
  return { world, settle }
}

prove('auth/session.machine.ts', sessionMachine, {
  start: ({ clock, answer }) =>
    createActor(
      sessionMachine.provide({
        actors: {
          fetchAccount: fromPromise(() => answer(accountFixture())),
          login: fromPromise(() => answer(accountFixture())),
          logout: fromPromise<void>(() => answer(undefined)),
        },
      }),
      { input: { hasToken: true }, clock },
    ),
  events: [
    { type: 'session.login', credentials: { email: 'manager@demo.test', password: 'right' } },
    { type: 'session.logout' },
    { type: 'session.expired' },
  ],
  ignored: {
    restoring: ['session.login', 'session.logout'],
    loggedOut: ['session.logout'],
    loggingIn: ['session.login', 'session.logout'],
    loggedIn: ['session.login'],
    loggingOut: ['session.login', 'session.logout'],
  },
})

prove('language/language.machine.ts', languageMachine, {
  start: ({ clock, answer }) =>
    createActor(
      languageMachine.provide({
        actors: { loadTexts: fromPromise<void, { language: Language }>(() => answer(undefined)) },
      }),
      { input: { language: 'en' }, clock },
    ),
  events: [
    { type: 'language.choose', language: 'id' },
    { type: 'language.choose', language: 'ar' },
    { type: 'language.retry' },
  ],
  ignored: {
    'starting.loading': ['language.retry'],
    'starting.waiting': ['language.retry'],
    shown: ['language.retry'],
    'changing.loading': ['language.retry'],
    'changing.waiting': ['language.retry'],
  },
})

prove('network/network.machine.ts', networkMachine, {
  start: () =>
    createActor(
      networkMachine.provide({ actors: { watchNetwork: fromCallback<NetworkEvent, NonReducibleUnknown>(() => {}) } }),
      {
        input: { online: true },
      },
    ),
  events: [{ type: 'network.lost' }, { type: 'network.restored' }],
  ignored: { online: ['network.restored'], offline: ['network.lost'] },
})

prove('live/live.machine.ts', liveMachine, {
  start: ({ clock }) =>
    createActor(
      liveMachine.provide({ actors: { watchChanges: fromCallback<StreamEvent, NonReducibleUnknown>(() => {}) } }),
      { clock },
    ),
  events: [
    { type: 'stream.opened' },
    { type: 'stream.changed', features: ['appointment'] },
    { type: 'stream.lost', at: 1_000 },
    { type: 'window.hidden', at: 2_000 },
    { type: 'window.shown' },
    { type: 'network.restored' },
  ],
  ignored: {
    'watching.connecting': ['stream.changed', 'window.shown', 'network.restored'],
    'watching.live': ['stream.opened', 'window.shown', 'network.restored'],
    waiting: ['stream.opened', 'stream.changed', 'stream.lost', 'window.shown'],
    hidden: ['stream.opened', 'stream.changed', 'stream.lost', 'window.hidden', 'network.restored'],
  },
})

prove('preference/preference.machine.ts', preferenceMachine, {
  start: () =>
    createActor(preferenceMachine, {
      input: {
        preferences: {
          mode: 'light',
          direction: 'ltr',
          contrast: 'bold',
          preset: 'blue',
          layout: 'vertical',
          stretch: false,
        },
      },
    }),
  events: [
    ...preferenceNames.map((name) => ({ type: 'preference.toggle', name }) as const),
    { type: 'preference.set', name: 'preset', value: 'pink' },
    { type: 'preference.reset' },
  ],
  ignored: {},
})

prove('registration/registration.machine.ts', registrationMachine, {
  start: ({ answer }) =>
    createActor(registrationMachine.provide({ actors: { register: fromPromise(() => answer(receiptFixture())) } }), {
      input: { today: '2026-11-20' },
    }),
  events: [
    { type: 'language.choose', language: 'id' },
    { type: 'clinic.choose', clinic: clinicFixture() },
    { type: 'clinic.choose', clinic: clinicFixture({ status: 'inactive' }) },
    { type: 'patient.change', patient: patientInputFixture(), consent: true },
    { type: 'patient.change', patient: emptyPatient, consent: false },
    { type: 'patient.submit' },
    { type: 'step.next' },
    { type: 'step.back' },
  ],
  ignored: {
    languageSelection: ['clinic.choose', 'patient.change', 'patient.submit', 'step.back'],
    clinicInformation: ['language.choose', 'patient.change', 'patient.submit'],
    patientInformation: ['language.choose', 'clinic.choose', 'step.next'],
    submitting: ['language.choose', 'clinic.choose', 'patient.change', 'patient.submit', 'step.next', 'step.back'],
  },
})

prove('registration/review.machine.ts', reviewMachine, {
  start: () => createActor(reviewMachine),
  events: [{ type: 'review.accept' }, { type: 'review.merge' }, { type: 'review.reject' }, { type: 'review.expired' }],
  ignored: {},
})

const appointmentEvents: AppointmentEvent['type'][] = [
  'appointment.confirm',
  'appointment.reschedule',
  'appointment.reassign',
  'appointment.restoreBooked',
  'appointment.restoreConfirmed',
  'appointment.cancel',
  'appointment.miss',
  'appointment.arrive',
  'appointment.undoArrival',
  'appointment.arriveLate',
  'appointment.reinstate',
]
const notOfAppointment = (...taken: AppointmentEvent['type'][]) =>
  appointmentEvents.filter((type) => !taken.includes(type))

prove('appointment/appointment.machine.ts', appointmentMachine, {
  start: () => createActor(appointmentMachine),
  events: appointmentEvents.map((type) => ({ type })),
  ignored: {
    booked: ['appointment.undoArrival', 'appointment.arriveLate', 'appointment.reinstate'],
    confirmed: [
      'appointment.confirm',
      'appointment.restoreBooked',
      'appointment.undoArrival',
      'appointment.arriveLate',
      'appointment.reinstate',
    ],
    arrived: notOfAppointment('appointment.undoArrival'),
    no_show: notOfAppointment('appointment.arriveLate', 'appointment.reinstate'),
  },
})

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

prove('visit/visit.machine.ts', visitMachine, {
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

const vitalSignEvents: VitalSignEvent['type'][] = [
  'vitalSign.enter',
  'vitalSign.discard',
  'vitalSign.record',
  'vitalSign.skip',
  'vitalSign.correct',
]
const notOfVitalSign = (...taken: VitalSignEvent['type'][]) => vitalSignEvents.filter((type) => !taken.includes(type))

prove('vital-sign/vital-sign.machine.ts', vitalSignMachine, {
  start: () => createActor(vitalSignMachine),
  events: vitalSignEvents.map((type) => ({ type })),
  ignored: {
    not_taken: notOfVitalSign('vitalSign.enter', 'vitalSign.skip'),
    draft: ['vitalSign.correct'],
    recorded: notOfVitalSign('vitalSign.correct'),
    skipped: notOfVitalSign('vitalSign.enter'),
  },
})

const prescriptionEvents: PrescriptionEvent['type'][] = [
  'prescription.write',
  'prescription.sign',
  'prescription.dispensePart',
  'prescription.dispense',
  'prescription.close',
  'prescription.cancel',
]
const notOfPrescription = (...taken: PrescriptionEvent['type'][]) =>
  prescriptionEvents.filter((type) => !taken.includes(type))

prove('prescription/prescription.machine.ts', prescriptionMachine, {
  start: () => createActor(prescriptionMachine),
  events: prescriptionEvents.map((type) => ({ type })),
  ignored: {
    draft: ['prescription.dispensePart', 'prescription.dispense', 'prescription.close'],
    signed: ['prescription.write', 'prescription.sign', 'prescription.close'],
    partly_dispensed: ['prescription.write', 'prescription.sign', 'prescription.cancel'],
    dispensed: notOfPrescription('prescription.close'),
  },
})

prove('schedule/absence.machine.ts', absenceMachine, {
  start: () => createActor(absenceMachine),
  events: [{ type: 'absence.approve' }, { type: 'absence.reject' }, { type: 'absence.cancel' }],
  ignored: { approved: ['absence.approve', 'absence.reject'] },
})

prove('schedule/staff-week.machine.ts', staffWeekMachine, {
  start: () => createActor(staffWeekMachine),
  events: [{ type: 'staffWeek.publish' }, { type: 'staffWeek.shiftsChanged' }, { type: 'staffWeek.shiftsRestored' }],
  ignored: {
    draft: ['staffWeek.shiftsChanged', 'staffWeek.shiftsRestored'],
    published: ['staffWeek.shiftsRestored'],
    changed: ['staffWeek.shiftsChanged'],
  },
})

const maintenanceEvents: MaintenanceEvent['type'][] = [
  'maintenance.started',
  'maintenance.ended',
  'maintenance.endNow',
  'maintenance.cancel',
]

prove('room/maintenance.machine.ts', maintenanceMachine, {
  start: () => createActor(maintenanceMachine),
  events: maintenanceEvents.map((type) => ({ type })),
  ignored: { planned: ['maintenance.ended', 'maintenance.endNow'], running: ['maintenance.started'] },
})

prove('waitlist/waitlist-entry.machine.ts', waitlistEntryMachine, {
  start: () => createActor(waitlistEntryMachine),
  events: [{ type: 'waitlistEntry.update' }, { type: 'waitlistEntry.book' }, { type: 'waitlistEntry.withdraw' }],
  ignored: {},
})

const accountEvents: AccountEvent['type'][] = [
  'account.invite',
  'account.renew',
  'account.accept',
  'account.linkExpired',
  'account.disable',
  'account.enable',
  'account.enableUnused',
]
const notOfAccount = (...taken: AccountEvent['type'][]) => accountEvents.filter((type) => !taken.includes(type))

prove('login-account/login-account.machine.ts', accountMachine, {
  start: () => createActor(accountMachine),
  events: accountEvents.map((type) => ({ type })),
  ignored: {
    none: notOfAccount('account.invite'),
    invited: ['account.invite', 'account.enable', 'account.enableUnused'],
    expired: notOfAccount('account.renew', 'account.disable'),
    active: notOfAccount('account.disable'),
    disabled: notOfAccount('account.enable', 'account.enableUnused'),
  },
})

prove('import/import.machine.ts', importMachine, {
  start: () => createActor(importMachine),
  events: [
    ...(['import.map', 'import.check', 'import.finishCheck'] as const).map((type) => ({ type })),
    ...(['import.include', 'import.run', 'import.finish', 'import.cancel'] as const).map((type) => ({ type })),
  ],
  ignored: {
    uploaded: ['import.check', 'import.finishCheck', 'import.include', 'import.run', 'import.finish'],
    mapped: ['import.include', 'import.run', 'import.finish'],
    checked: ['import.check', 'import.finishCheck', 'import.finish'],
    running: ['import.map', 'import.check', 'import.finishCheck', 'import.include'],
  },
})

prove('import/batch-runner.machine.ts', batchRunnerMachine, {
  start: ({ clock, answer }) =>
    createActor(
      batchRunnerMachine.provide({
        actors: {
          takeStep: fromPromise<ImportState, ImportStep>(async () => {
            await answer(undefined)
            if (clock.now() % 5 === 0) throw Object.assign(new Error('refused'), { status: 409 })
            return clock.now() % 2 === 0 ? 'mapped' : 'checked'
          }),
        },
      }),
      { clock },
    ),
  events: [
    { type: 'batch.go', step: 'check' },
    { type: 'batch.go', step: 'run' },
    { type: 'batch.stop' },
    { type: 'network.restored' },
  ],
  ignored: {
    resting: ['batch.stop', 'network.restored'],
    running: ['batch.go', 'network.restored'],
    waiting: ['batch.go'],
    refused: ['batch.stop', 'network.restored'],
  },
})

it('3a-29: no machine of core is left out', () => {
  const all = Object.keys(import.meta.glob('../*/*.machine.ts')).map((path) => path.replace('../', ''))
  expect(proven.sort()).toEqual(all.sort())
})

it('every machine has a spec model', () => {
  const of = (paths: object, role: string) => Object.keys(paths).map((path) => path.replace(role, ''))
  const models = of(import.meta.glob('../*/*.spec-model.ts'), '.spec-model.ts')
  expect(models.sort()).toEqual(of(import.meta.glob('../*/*.machine.ts'), '.machine.ts').sort())
})
