import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EventFrom, fromPromise, type InputFrom } from 'xstate'
import {
  askedReceiptFixture,
  onlineBookingContextFixture,
  onlineBookingFixture,
  onlineBookingModel,
  onlinePersonFixture,
  onlineServiceFixture,
  onlineTimeFixture,
  pathCoverage,
  paths,
  randomWalk,
  settled,
  statesOf,
  type Walk,
} from '../testing'
import {
  bookingDraftOf,
  emptyPerson,
  type OnlineBookingDraft,
  type OnlineRequest,
  onlineRequestOf,
  personProblems,
} from './online-booking'
import { type AskedReceipt, onlineBookingMachine } from './online-booking.machine'

const offer = onlineBookingFixture()
const now = Date.parse('2026-11-20T02:00:00Z')
const service = onlineServiceFixture()
const time = onlineTimeFixture()
const person = onlinePersonFixture()
const dentist = offer.dentists[0] ?? null
const receipt = askedReceiptFixture()
const refusal = new Error('Five requests of this phone wait already.')
const taken = Object.assign(new Error('This time is no longer free.'), { status: 409 })
const walked = pathCoverage(onlineBookingMachine)
const states = statesOf(onlineBookingMachine)
const draft: OnlineBookingDraft = { clinic: 'kemang', service, dentist: null, time, person }
const sentInput = {
  clinic: 'kemang',
  product_id: 3,
  doctor_id: 4,
  starts_at: time.starts_at,
  ...person,
  consent: true,
}

/** A visitor before a clinic that can be told to refuse. */
function startBooking(input: Partial<InputFrom<typeof onlineBookingMachine>> = {}) {
  const sent: OnlineRequest[] = []
  const server: { failure: unknown } = { failure: null }
  const ask = fromPromise<AskedReceipt, OnlineRequest>(async ({ input }) => {
    sent.push(input)
    if (server.failure) throw server.failure
    return receipt
  })
  const booking = createActor(onlineBookingMachine.provide({ actors: { ask } }), {
    input: { offer, now, ...input },
    inspect: walked.inspect,
  })
  return { booking: booking.start(), sent, server }
}

/** A visitor who filled in everything and has only to send. */
function startComplete() {
  const world = startBooking({ draft })
  world.booking.send({ type: 'person.change', person, consent: true })
  expect(world.booking.getSnapshot().value).toBe('person')
  return world
}

function bookingWalk(): Walk<typeof onlineBookingModel> {
  const { booking, sent, server } = startBooking()
  const isAt = (state: string, entered: object) => {
    expect(booking.getSnapshot().value).toBe(state)
    expect(booking.getSnapshot().context).toMatchObject({ error: null, receipt: null, ...entered })
  }
  const send = async (failure: unknown) => {
    server.failure = failure
    const before = sent.length
    booking.send({ type: 'person.submit' })
    booking.send({ type: 'person.submit' })
    await settled()
    expect(sent.length - before).toBeLessThanOrEqual(1)
  }
  let isFilledIn = false
  return {
    states: {
      service: () => isAt('service', { service: null, time: null }),
      serviceChosen: () => isAt('service', { service, time: null }),
      time: () => isAt('time', { service, time: null }),
      serviceAgain: () => isAt('service', { service, time: null }),
      timeChosen: () => isAt('time', { service, time, person: emptyPerson }),
      serviceWithTime: () => isAt('service', { service, time }),
      person() {
        isAt('person', { person: emptyPerson, consent: false })
        expect(sent).toEqual([])
      },
      consentMissing() {
        isAt('person', { person, consent: false })
        expect(sent).toEqual([])
      },
      complete: () => isAt('person', { person, consent: true }),
      timeAgain() {
        expect(isFilledIn).toBe(true)
        isAt('time', { service, time, person, consent: true })
      },
      taken: () => isAt('time', { service, time: null, person, consent: true, error: taken }),
      refused: () => isAt('person', { service, time, person, consent: true, error: refusal }),
      requested() {
        isAt('requested', { service, time, receipt, person: emptyPerson })
        expect(sent.at(-1)).toEqual(sentInput)
      },
    },
    events: {
      next: () => booking.send({ type: 'step.next' }),
      back: () => booking.send({ type: 'step.back' }),
      chooseService: () => booking.send({ type: 'service.choose', service }),
      chooseTime: () => booking.send({ type: 'time.choose', time }),
      fillIn() {
        isFilledIn = true
        booking.send({ type: 'person.change', person, consent: false })
      },
      consent: () => booking.send({ type: 'person.change', person, consent: true }),
      send: () => send(null),
      sendTooLate: () => send(taken),
      sendInVain: () => send(refusal),
    },
  }
}

describe('online booking, by its spec model', () => {
  for (const { name, run } of paths(onlineBookingModel, 'simple')) it(name, () => run(bookingWalk()))
})

describe('online booking', () => {
  it('asks for another time when the service or the dentist changes', () => {
    const changes = [
      { type: 'service.choose', service: onlineServiceFixture({ id: 1 }) },
      { type: 'dentist.choose', dentist },
    ] as const
    for (const change of changes) {
      const { booking } = startBooking({ draft })
      booking.send({ type: 'step.back' })
      booking.send({ type: 'step.back' })
      booking.send(change)
      expect(booking.getSnapshot().context.time).toBeNull()
      booking.send({ type: 'step.next' })
      booking.send({ type: 'step.next' })
      expect(booking.getSnapshot().value).toBe('time')
      expect(booking.getSnapshot().context).toMatchObject({ person })
    }
  })

  it('sends nothing while something is wrong with the person', () => {
    const { booking } = startComplete()
    const wrong = [
      { first_name: ' ' },
      { date_of_birth: '2026-11-21' },
      { date_of_birth: '' },
      { phone: '12' },
    ] as const
    for (const part of wrong) {
      booking.send({ type: 'person.change', person: { ...person, ...part }, consent: true })
      booking.send({ type: 'person.submit' })
      expect(booking.getSnapshot().value).toBe('person')
    }
  })

  it('is busy while it is sent, and then neither goes back nor is changed', async () => {
    const { booking, sent } = startComplete()
    booking.send({ type: 'person.submit' })
    booking.send({ type: 'step.back' })
    booking.send({ type: 'person.change', person: emptyPerson, consent: false })
    expect(booking.getSnapshot().value).toBe('submitting')
    expect(booking.getSnapshot().hasTag('busy')).toBe(true)
    await settled()
    expect(booking.getSnapshot().value).toBe('requested')
    expect(sent).toEqual([sentInput])
  })

  it('forgets why it was refused when it is sent again, and that a time was taken when another choice is made', async () => {
    const { booking, server } = startComplete()
    server.failure = refusal
    booking.send({ type: 'person.submit' })
    await settled()
    expect(booking.getSnapshot().context.error).toBe(refusal)
    server.failure = taken
    booking.send({ type: 'person.submit' })
    expect(booking.getSnapshot().context.error).toBeNull()
    const choices = [
      { type: 'time.choose', time },
      { type: 'service.choose', service },
      { type: 'dentist.choose', dentist },
    ] as const
    for (const choice of choices) {
      await settled()
      expect(booking.getSnapshot().value).toBe('time')
      expect(booking.getSnapshot().context.error).toBe(taken)
      if (choice.type !== 'time.choose') booking.send({ type: 'step.back' })
      booking.send(choice)
      expect(booking.getSnapshot().context.error).toBeNull()
      if (choice.type !== 'time.choose') booking.send({ type: 'step.next' })
      booking.send({ type: 'time.choose', time })
      booking.send({ type: 'step.next' })
      booking.send({ type: 'person.submit' })
    }
  })

  it('makes an error of whatever was thrown', async () => {
    const { booking, server } = startComplete()
    server.failure = 'no network'
    booking.send({ type: 'person.submit' })
    await settled()
    expect(booking.getSnapshot().value).toBe('person')
    expect(booking.getSnapshot().context.error).toEqual(new Error('no network'))
  })

  it('reports that asking is unconfigured', async () => {
    const booking = createActor(onlineBookingMachine, { input: { offer, now, draft } }).start()
    booking.send({ type: 'person.change', person, consent: true })
    booking.send({ type: 'person.submit' })
    await settled()
    expect(booking.getSnapshot().context.error?.message).toBe('No ask callback provided')
  })

  it('can be sent only when it is complete', () => {
    const complete = onlineBookingContextFixture({ service, time, person, consent: true })
    expect(onlineRequestOf(complete)).toEqual(sentInput)
    for (const gap of [{ service: null }, { time: null }, { consent: false }, { person: emptyPerson }])
      expect(() => onlineRequestOf({ ...complete, ...gap })).toThrow('The booking is not complete')
  })

  it('asks of a person what a visit needs, and no more', () => {
    expect(personProblems(emptyPerson, offer)).toEqual({
      first_name: 'required',
      date_of_birth: 'required',
      phone: 'required',
    })
    expect(personProblems(onlinePersonFixture({ last_name: '', note: '' }), offer)).toEqual({})
    expect(personProblems(onlinePersonFixture({ date_of_birth: '2026-11-21', phone: '12' }), offer)).toEqual({
      date_of_birth: 'inFuture',
      phone: 'phoneInvalid',
    })
  })
})

describe('an online booking draft', () => {
  const start = (input: Partial<InputFrom<typeof onlineBookingMachine>>) => startBooking(input).booking.getSnapshot()

  it('is taken up at the furthest step, without the consent', () => {
    expect(start({ draft })).toMatchObject({ value: 'person', context: { service, time, person, consent: false } })
    expect(start({ draft: { ...draft, dentist } })).toMatchObject({ value: 'person', context: { dentist } })
    expect(start({ draft: { ...draft, time: null } }).value).toBe('time')
    expect(start({ draft: { ...draft, service: null, time: null } }).value).toBe('service')
    expect(start({})).toMatchObject({ value: 'service', context: { person: emptyPerson, dentist: null } })
  })

  it('chooses anew what has passed or is no longer offered, and keeps the rest', () => {
    const begun = { now: Date.parse(time.starts_at) }
    expect(start({ draft, ...begun })).toMatchObject({ value: 'time', context: { service, time: null, person } })
    expect(start({ draft, now: begun.now - 1 }).value).toBe('person')
    const without = onlineBookingFixture({ services: [], dentists: [] })
    expect(start({ draft, offer: without })).toMatchObject({ value: 'service', context: { service: null, person } })
    const gone = start({ draft: { ...draft, dentist }, offer: { ...offer, dentists: [] } })
    expect(gone).toMatchObject({ value: 'time', context: { service, dentist: null, time: null } })
  })

  it('takes the service as it is offered now', () => {
    const longer = { ...service, duration_minutes: 60 }
    expect(start({ draft, offer: { ...offer, services: [longer] } }).context.service).toEqual(longer)
  })

  it('of another clinic leaves the person alone', () => {
    const elsewhere = start({ draft, offer: { ...offer, clinic: 'menteng' } })
    expect(elsewhere).toMatchObject({ value: 'service', context: { service: null, dentist: null, time: null, person } })
  })

  it('is taken up with the fields that are newer than it is', () => {
    const kept: OnlineBookingDraft = JSON.parse(JSON.stringify({ ...draft, person: { first_name: 'Ayu' } }))
    expect(start({ draft: kept }).context.person).toEqual({ ...emptyPerson, first_name: 'Ayu' })
  })

  it('that was sent shows its receipt again with what was asked, offered or not, but not at another clinic', () => {
    const sent = { ...draft, person: emptyPerson }
    const closed = onlineBookingFixture({ open: false, services: [], dentists: [] })
    for (const shown of [offer, closed])
      expect(start({ draft: sent, receipt, offer: shown })).toMatchObject({
        value: 'requested',
        context: { receipt, service, time, consent: false, error: null },
      })
    const elsewhere = start({ draft: sent, receipt, offer: { ...offer, clinic: 'menteng' } })
    expect(elsewhere).toMatchObject({ value: 'service', context: { receipt: null } })
    expect(start({ receipt })).toMatchObject({ value: 'service', context: { receipt: null } })
  })

  it('is what it was after it was kept and taken up again', () => {
    const { booking } = startBooking({ draft })
    expect(bookingDraftOf(booking.getSnapshot().context)).toEqual(draft)
  })
})

describe('online booking, always', () => {
  const events: EventFrom<typeof onlineBookingMachine>[] = [
    { type: 'service.choose', service },
    { type: 'dentist.choose', dentist },
    { type: 'dentist.choose', dentist: null },
    { type: 'time.choose', time },
    { type: 'person.change', person, consent: true },
    { type: 'person.change', person, consent: false },
    { type: 'person.change', person: emptyPerson, consent: true },
    { type: 'person.submit' },
    { type: 'step.next' },
    { type: 'step.next' },
    { type: 'step.back' },
  ]

  it('on any walk sends only complete input, and ends with a receipt alone', async () => {
    let requested = 0
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { booking, sent, server } = startBooking()
      server.failure = [null, refusal, taken][seed % 3]
      await randomWalk(booking, events, {
        seed,
        steps: 200,
        always: ({ value, context, status }) => {
          expect(states).toContain(value)
          expect(status).toBe(value === 'requested' ? 'done' : 'active')
          expect(context.receipt !== null).toBe(value === 'requested')
          for (const input of sent) expect(input).toEqual(sentInput)
        },
      })
      if (booking.getSnapshot().value === 'requested') requested += 1
    }
    expect(requested).toBeGreaterThan(1)
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })

  it('has the types of the contract', () => {
    type Added = 'language' | 'token' | 'website_url'
    expectTypeOf<OnlineRequest>().toEqualTypeOf<Omit<Schema<'BookingRequestInput'>, Added>>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - the guards of 'step.next' and 'person.submit' left out
// - setService and setDentist keep the time; clearError removed from a choice
// - 409 leads to the person; the time is kept after it
// - setReceipt keeps the person
// - a draft of another clinic taken up; a time that has passed taken up; a receipt shown elsewhere
