import type { Schema } from '@clinic/api'
import { emptyScreening, type Screening, screeningProblems } from '../medical-alert'
import {
  emptyPatient,
  guardianProblems,
  type PatientDraft,
  type PatientInput,
  type PatientProblems,
  patientProblems,
} from '../patient'

export type RegistrationClinic = Schema<'RegistrationClinic'>
export type RegistrationLanguage = Schema<'RegistrationInput'>['language']

/** The entries a visitor finds again after a reload. Consent is given anew each time, so it is not part of it. */
export interface RegistrationDraft {
  language: RegistrationLanguage
  clinic: RegistrationClinic | null
  patient: PatientDraft
  /** What they say of their health. */
  screening: Screening
}

/** All entries, and the date they are checked against. */
export interface RegistrationEntries extends RegistrationDraft {
  consent: boolean
  today: string
}

export const emptyRegistration: RegistrationDraft = {
  language: 'en',
  clinic: null,
  patient: emptyPatient,
  screening: emptyScreening,
}

/** Returns the part of a registration under way that is kept: `draftOf(actor.getSnapshot().context)`. */
export const draftOf = ({ language, clinic, patient, screening }: RegistrationEntries): RegistrationDraft => ({
  language,
  clinic,
  patient,
  screening,
})

export const isOpen = (clinic: RegistrationClinic | null): clinic is RegistrationClinic =>
  clinic?.status === 'active' && clinic.registration_open

/** What prevents a visitor from registering, by field. */
export const registrationProblems = (patient: PatientDraft, { today }: { today: string }): PatientProblems => ({
  ...guardianProblems(patient, { today }),
  ...patientProblems(patient, { today }),
})

export const isComplete = (entries: RegistrationEntries): entries is CompleteRegistration =>
  entries.consent &&
  isOpen(entries.clinic) &&
  isEmpty(registrationProblems(entries.patient, entries)) &&
  isEmpty(screeningProblems(entries.screening))

const isEmpty = (problems: object) => Object.keys(problems).length === 0

type CompleteRegistration = RegistrationEntries & {
  consent: true
  clinic: RegistrationClinic
  patient: PatientInput
}

/** Returns the request body for the clinic. */
export function registrationInputOf(entries: RegistrationEntries): Schema<'RegistrationInput'> {
  if (!isComplete(entries)) throw new Error('The registration is not complete')
  const { clinic, language, patient, screening, consent } = entries
  return { clinic: clinic.slug, language, patient, screening, consent }
}
