import type { Schema } from '@clinic/api'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Screening } from '../medical-alert'
import { emptyPatient, type PatientDraft } from '../patient'
import { unprovided } from '../unprovided'
import {
  emptyRegistration,
  isComplete,
  isOpen,
  type RegistrationClinic,
  type RegistrationDraft,
  type RegistrationEntries,
  type RegistrationLanguage,
  registrationInputOf,
} from './registration'

type Receipt = Schema<'RegistrationReceipt'>

interface Context extends RegistrationEntries {
  /** The clinic the link names. */
  slug: string | null
  /** Why the clinic did not take it: an ApiError says more. */
  error: Error | null
  receipt: Receipt | null
}

interface Input {
  /** YYYY-MM-DD; a birth later than this is refused. */
  today: string
  language?: RegistrationLanguage
  slug?: string | null
  draft?: RegistrationDraft | null
  /** The clinic's answer to the draft. */
  receipt?: Receipt | null
}

/** A visitor registers as a patient of a clinic. Entries are kept on the way back, and when the clinic refuses. */
export const registrationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      | { type: 'language.choose'; language: RegistrationLanguage }
      | { type: 'clinic.choose'; clinic: RegistrationClinic }
      | { type: 'patient.change'; patient: PatientDraft; consent: boolean }
      | { type: 'screening.change'; screening: Screening }
      | { type: 'patient.submit' }
      | { type: 'step.next' }
      | { type: 'step.back' },
    emitted: {} as
      | { type: 'languageChosen'; language: RegistrationLanguage }
      | { type: 'registered'; receipt: Receipt },
    tags: {} as 'busy',
  },
  actors: { register: fromPromise<Receipt, Schema<'RegistrationInput'>>(unprovided('register')) },
  actions: {
    setLanguage: assign((_, { language }: { language: RegistrationLanguage }) => ({ language })),
    setClinic: assign((_, { clinic }: { clinic: RegistrationClinic }) => ({ clinic })),
    setPatient: assign((_, { patient, consent }: { patient: PatientDraft; consent: boolean }) => ({
      patient,
      consent,
    })),
    setScreening: assign((_, { screening }: { screening: Screening }) => ({ screening })),
    setReceipt: assign((_, { receipt }: { receipt: Receipt }) => ({ receipt })),
    setError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof Error ? error : new Error(String(error)),
    })),
    clearError: assign({ error: null }),
  },
  guards: {
    isRegistered: ({ context }) => context.receipt !== null,
    clinicIsActive: ({ context }) => isOpen(context.clinic),
    registrationIsComplete: ({ context }) => isComplete(context),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => start(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isRegistered', target: 'completed' },
        { guard: 'clinicIsActive', target: 'patientInformation' },
        { target: 'languageSelection' },
      ],
    },
    languageSelection: {
      on: {
        'language.choose': {
          actions: [
            { type: 'setLanguage', params: ({ event }) => event },
            emit(({ event }) => ({ type: 'languageChosen', language: event.language })),
          ],
        },
        'step.next': 'clinicInformation',
      },
    },
    clinicInformation: {
      on: {
        'clinic.choose': { actions: { type: 'setClinic', params: ({ event }) => event } },
        'step.next': { guard: 'clinicIsActive', target: 'patientInformation' },
        'step.back': 'languageSelection',
      },
    },
    patientInformation: {
      on: {
        'patient.change': { actions: { type: 'setPatient', params: ({ event }) => event } },
        'screening.change': { actions: { type: 'setScreening', params: ({ event }) => event } },
        'patient.submit': { guard: 'registrationIsComplete', target: 'submitting', actions: 'clearError' },
        'step.back': 'clinicInformation',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => registrationInputOf(context),
        onDone: {
          target: 'completed',
          actions: [
            { type: 'setReceipt', params: ({ event }) => ({ receipt: event.output }) },
            emit(({ event }) => ({ type: 'registered', receipt: event.output })),
          ],
        },
        onError: {
          target: 'patientInformation',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    completed: { type: 'final' },
  },
})

/**
 * A draft is taken up again where the patient is typed, or where its receipt is shown, unless the link names another
 * clinic than the draft.
 */
function start({ today, language, slug = null, draft, receipt = null }: Input): Context {
  const empty = { ...emptyRegistration, language: language ?? emptyRegistration.language }
  // a draft may be older than a field
  const kept = { ...empty, ...draft, patient: { ...emptyPatient, ...draft?.patient } }
  const clinic = slug === null || kept.clinic?.slug === slug ? kept.clinic : null
  return { ...kept, clinic, consent: false, today, slug, error: null, receipt: clinic && receipt }
}
