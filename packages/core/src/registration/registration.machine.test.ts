import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFrom, fromPromise, type InputFrom } from 'xstate'
import { emptyScreening, type Screening } from '../medical-alert'
import { emptyPatient } from '../patient'
import {
  clinicFixture,
  pathCoverage,
  paths,
  patientInputFixture,
  randomWalk,
  receiptFixture,
  registrationContextFixture,
  registrationModel,
  settled,
  statesOf,
  type Walk,
} from '../testing'
import { draftOf, type RegistrationDraft, registrationInputOf } from './registration'
import { registrationMachine } from './registration.machine'

const today = '2026-11-20'
const clinic = clinicFixture()
const patient = patientInputFixture()
const screening: Screening = { ...emptyScreening, allergy: { answer: 'listed', alerts: [{ kind: 'latex', name: '' }] } }
const receipt = receiptFixture()
const walked = pathCoverage(registrationMachine)
const states = statesOf(registrationMachine)

/** A visitor before a clinic that can be told to refuse. */
function startRegistration(input: Partial<InputFrom<typeof registrationMachine>> = {}) {
  const emitted: EmittedFrom<typeof registrationMachine>[] = []
  const sent: Schema<'RegistrationInput'>[] = []
  const server = { fails: false }
  const register = fromPromise<Schema<'RegistrationReceipt'>, Schema<'RegistrationInput'>>(async ({ input }) => {
    sent.push(input)
    if (server.fails) throw new Error('The phone number is not valid')
    return receipt
  })
  const registration = createActor(registrationMachine.provide({ actors: { register } }), {
    input: { today, ...input },
    inspect: walked.inspect,
  })
  registration.on('*', (event) => emitted.push(event))
  return { registration: registration.start(), emitted, sent, server }
}

/** A visitor who filled in everything and has only to press Register. */
function startComplete() {
  const world = startRegistration({ draft: { language: 'id', clinic, patient, screening: emptyScreening } })
  world.registration.send({ type: 'patient.change', patient, consent: true })
  expect(world.registration.getSnapshot().value).toBe('patientInformation')
  return world
}

function registrationWalk(): Walk<typeof registrationModel> {
  const { registration, emitted, sent, server } = startRegistration()
  let language: 'en' | 'id' = 'en'
  const isAt = (state: string, entered: object) => {
    expect(registration.getSnapshot().value).toBe(state)
    expect(registration.getSnapshot().context).toMatchObject({ language, error: null, receipt: null, ...entered })
  }
  const register = async (options: { inVain: boolean }) => {
    server.fails = options.inVain
    const before = sent.length
    registration.send({ type: 'patient.submit' })
    registration.send({ type: 'patient.submit' })
    await settled()
    expect(sent.length - before).toBeLessThanOrEqual(1)
  }
  return {
    states: {
      languageSelection: () => isAt('languageSelection', { clinic: null, patient: emptyPatient, consent: false }),
      languageChosen() {
        isAt('languageSelection', { clinic: null })
        expect(emitted).toEqual([{ type: 'languageChosen', language: 'id' }])
      },
      clinicInformation: () => isAt('clinicInformation', { clinic: null }),
      clinicChosen: () => isAt('clinicInformation', { clinic }),
      languageAgain: () => isAt('languageSelection', { clinic }),
      patientInformation() {
        isAt('patientInformation', { patient: emptyPatient, consent: false })
        expect(sent).toEqual([])
      },
      consentMissing() {
        isAt('patientInformation', { patient, consent: false })
        expect(sent).toEqual([])
      },
      patientComplete: () => isAt('patientInformation', { patient, consent: true }),
      clinicAgain: () => isAt('clinicInformation', { clinic, patient, consent: true }),
      refused() {
        isAt('patientInformation', {
          clinic,
          patient,
          consent: true,
          error: new Error('The phone number is not valid'),
        })
        expect(sent).not.toEqual([])
      },
      completed() {
        isAt('completed', { receipt })
        expect(sent.at(-1)).toEqual({
          clinic: clinic.slug,
          language,
          patient,
          screening,
          consent: true,
        })
        expect(emitted.at(-1)).toEqual({ type: 'registered', receipt })
      },
    },
    events: {
      next: () => registration.send({ type: 'step.next' }),
      back: () => registration.send({ type: 'step.back' }),
      chooseLanguage() {
        language = 'id'
        registration.send({ type: 'language.choose', language })
      },
      chooseClinic: () => registration.send({ type: 'clinic.choose', clinic }),
      fillIn() {
        registration.send({ type: 'patient.change', patient, consent: false })
        registration.send({ type: 'screening.change', screening })
      },
      consent: () => registration.send({ type: 'patient.change', patient, consent: true }),
      register: () => register({ inVain: false }),
      registerInVain: () => register({ inVain: true }),
    },
  }
}

describe('registration, by its spec model', () => {
  for (const { name, run } of paths(registrationModel, 'simple')) it(name, () => run(registrationWalk()))
})

describe('registration', () => {
  it('does not go on with a clinic that is not active', () => {
    const { registration } = startRegistration()
    registration.send({ type: 'step.next' })
    registration.send({ type: 'clinic.choose', clinic: clinicFixture({ status: 'inactive' }) })
    registration.send({ type: 'step.next' })
    expect(registration.getSnapshot().value).toBe('clinicInformation')
  })

  it('sends nothing while something is wrong with the patient', () => {
    const { registration } = startComplete()
    const wrong = [{ first_name: ' ' }, { sex: '' }, { date_of_birth: '2026-11-21' }, { phone: '12' }] as const
    for (const part of wrong) {
      registration.send({ type: 'patient.change', patient: { ...patient, ...part }, consent: true })
      registration.send({ type: 'patient.submit' })
      expect(registration.getSnapshot().value).toBe('patientInformation')
    }
  })

  it('is busy while it is sent, and then neither goes back nor is changed', async () => {
    const { registration, sent } = startComplete()
    registration.send({ type: 'patient.submit' })
    registration.send({ type: 'step.back' })
    registration.send({ type: 'patient.change', patient: emptyPatient, consent: false })
    expect(registration.getSnapshot().value).toBe('submitting')
    expect(registration.getSnapshot().hasTag('busy')).toBe(true)
    await settled()
    expect(registration.getSnapshot().value).toBe('completed')
    expect(registration.getSnapshot().context.patient).toEqual(patient)
    expect(sent).toHaveLength(1)
  })

  it('forgets why it was refused when it is sent again', async () => {
    const { registration, server } = startComplete()
    server.fails = true
    registration.send({ type: 'patient.submit' })
    await settled()
    expect(registration.getSnapshot().context.error?.message).toBe('The phone number is not valid')
    registration.send({ type: 'patient.submit' })
    expect(registration.getSnapshot().context.error).toBeNull()
  })

  it('makes an error of whatever was thrown', async () => {
    const register = fromPromise<Schema<'RegistrationReceipt'>, Schema<'RegistrationInput'>>(() =>
      Promise.reject('no network'),
    )
    const registration = createActor(registrationMachine.provide({ actors: { register } }), {
      input: { today, draft: { language: 'en', clinic, patient, screening: emptyScreening } },
    }).start()
    registration.send({ type: 'patient.change', patient, consent: true })
    registration.send({ type: 'patient.submit' })
    await settled()
    expect(registration.getSnapshot().context.error).toEqual(new Error('no network'))
  })

  it('reports that registering is unconfigured', async () => {
    const registration = createActor(registrationMachine, {
      input: { today, draft: { language: 'en', clinic, patient, screening: emptyScreening } },
    }).start()
    registration.send({ type: 'patient.change', patient, consent: true })
    registration.send({ type: 'patient.submit' })
    await settled()
    expect(registration.getSnapshot().context.error?.message).toBe('No register callback provided')
  })

  it('starts in the language it is given, and in English without one', () => {
    expect(startRegistration({ language: 'id' }).registration.getSnapshot().context.language).toBe('id')
    expect(startRegistration().registration.getSnapshot().context.language).toBe('en')
  })

  it('knows the clinic of the link, which still has to be shown and chosen', () => {
    const { registration } = startRegistration({ slug: 'kemang' })
    expect(registration.getSnapshot().value).toBe('languageSelection')
    expect(registration.getSnapshot().context).toMatchObject({ slug: 'kemang', clinic: null })
  })

  it('can be sent only when it is complete', () => {
    const complete = registrationContextFixture({ clinic, patient, consent: true })
    expect(registrationInputOf(complete)).toEqual({
      clinic: 'kemang',
      language: 'en',
      patient,
      screening: emptyScreening,
      consent: true,
    })
    const child = { ...patient, date_of_birth: '2018-03-02' }
    const halfSaid = { ...emptyScreening, condition: { answer: 'listed' as const, alerts: [] } }
    const gaps = [
      { patient: child },
      { screening: halfSaid },
      { clinic: null },
      { consent: false },
      { patient: emptyPatient },
    ]
    for (const gap of gaps)
      expect(() => registrationInputOf({ ...complete, ...gap })).toThrow('The registration is not complete')
  })
})

describe('a registration draft', () => {
  const draft: RegistrationDraft = {
    language: 'id',
    clinic,
    patient: { ...emptyPatient, first_name: 'Ayu' },
    screening: emptyScreening,
  }
  const start = (input: Partial<InputFrom<typeof registrationMachine>>) =>
    startRegistration(input).registration.getSnapshot()

  it('is taken up with the fields that are newer than it is', () => {
    const stored = { language: 'id', clinic, patient: { first_name: 'Ayu' } }
    const kept: RegistrationDraft = JSON.parse(JSON.stringify(stored))
    const { context } = start({ draft: kept })
    expect(context).toMatchObject({ patient: { first_name: 'Ayu', guardian_name: '' }, screening: emptyScreening })
  })

  it('is taken up where the patient is typed, without the consent', () => {
    const { value, context } = start({ draft, language: 'en' })
    expect(value).toBe('patientInformation')
    expect(context).toMatchObject({ ...draft, consent: false })
  })

  it('without an active clinic starts at the first step with what was entered', () => {
    const closed: RegistrationDraft = { ...draft, clinic: clinicFixture({ status: 'inactive' }) }
    for (const kept of [closed, { ...draft, clinic: null }]) {
      const { value, context } = start({ draft: kept })
      expect(value).toBe('languageSelection')
      expect(context).toMatchObject(kept)
    }
  })

  it('goes on at the clinic of the link, and forgets another one', () => {
    expect(start({ draft, slug: clinic.slug }).value).toBe('patientInformation')
    const { value, context } = start({ draft, slug: 'menteng' })
    expect(value).toBe('languageSelection')
    expect(context).toMatchObject({ slug: 'menteng', clinic: null, patient: draft.patient })
  })

  it('that was sent shows its receipt again, but not at another clinic', () => {
    const sent = { ...draft, patient: emptyPatient }
    expect(start({ draft: sent, receipt, slug: clinic.slug })).toMatchObject({
      value: 'completed',
      context: { receipt },
    })
    expect(start({ draft: sent, receipt })).toMatchObject({ value: 'completed', context: { receipt } })
    const elsewhere = start({ draft: sent, receipt, slug: 'menteng' })
    expect(elsewhere).toMatchObject({ value: 'languageSelection', context: { receipt: null } })
  })

  it('is what it was after it was kept and taken up again', () => {
    const { registration } = startRegistration({ draft })
    expect(draftOf(registration.getSnapshot().context)).toEqual(draft)
  })
})

describe('registration, always', () => {
  const events: EventFrom<typeof registrationMachine>[] = [
    { type: 'language.choose', language: 'id' },
    { type: 'clinic.choose', clinic },
    { type: 'clinic.choose', clinic: clinicFixture({ slug: 'closed', status: 'inactive' }) },
    { type: 'patient.change', patient, consent: true },
    { type: 'patient.change', patient, consent: false },
    { type: 'patient.change', patient: emptyPatient, consent: true },
    { type: 'patient.submit' },
    { type: 'step.next' },
    { type: 'step.back' },
  ]

  it('on any walk sends only complete input, and is completed once', async () => {
    let completed = 0
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { registration, emitted, sent, server } = startRegistration()
      server.fails = seed % 2 === 0
      await randomWalk(registration, events, {
        seed,
        steps: 200,
        always: ({ value, context, status }) => {
          expect(states).toContain(value)
          expect(status).toBe(value === 'completed' ? 'done' : 'active')
          expect(context.receipt !== null).toBe(value === 'completed')
          for (const input of sent) expect(input).toMatchObject({ clinic: 'kemang', patient, consent: true })
        },
      })
      const registered = emitted.filter(({ type }) => type === 'registered').length
      expect(registered).toBe(registration.getSnapshot().value === 'completed' ? 1 : 0)
      completed += registered
    }
    expect(completed).toBeGreaterThan(1)
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })

  it('has the types of the contract', () => {
    expectTypeOf<RegistrationDraft['language']>().toEqualTypeOf<Schema<'RegistrationInput'>['language']>()
    expectTypeOf<ReturnType<typeof registrationInputOf>>().toEqualTypeOf<Schema<'RegistrationInput'>>()
    expectTypeOf<EmittedFrom<typeof registrationMachine>['type']>().toEqualTypeOf<'languageChosen' | 'registered'>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - the clinic guard true for any clinic and without one, or left out of 'step.next'
// - the guard of 'patient.submit' true, left out, blind to the clinic's status, the consent or the patient
// - languageSelection leads past the clinic; 'step.back' removed, or two steps long
// - setLanguage, setClinic, setPatient (each of its two parts), setReceipt, setError, clearError removed
// - 'languageChosen' and 'registered' not told
// - submitting: done leads back, an error leads to the first step or to completed; the busy tag removed
// - submitting takes 'step.back', 'patient.change' and a second 'patient.submit'
// - a draft ignored, or taken up with its consent, at the wrong step, at a clinic the link does not name
// - the clinic's name sent for its slug; English sent for the chosen language
