import type { Schema } from '@clinic/api'
import { emptyPatient, type PatientDraft, type PatientInput, patientProblems } from '../patient'

export type RegistrationClinic = Schema<'RegistrationClinic'>
export type RegistrationLanguage = Schema<'RegistrationInput'>['language']

/** The entries a visitor finds again after a reload. Consent is given anew each time, so it is not part of it. */
export interface RegistrationDraft {
  language: RegistrationLanguage
  clinic: RegistrationClinic | null
  patient: PatientDraft
}

/** All entries, and the date they are checked against. */
export interface RegistrationEntries extends RegistrationDraft {
  consent: boolean
  today: string
}

export const emptyRegistration: RegistrationDraft = { language: 'en', clinic: null, patient: emptyPatient }

/** Returns the part of a registration under way that is kept: `draftOf(actor.getSnapshot().context)`. */
export const draftOf = ({ language, clinic, patient }: RegistrationEntries): RegistrationDraft => ({
  language,
  clinic,
  patient,
})

export const isOpen = (clinic: RegistrationClinic | null): clinic is RegistrationClinic =>
  clinic?.status === 'active' && clinic.registration_open

export const isComplete = (entries: RegistrationEntries): entries is CompleteRegistration =>
  entries.consent && isOpen(entries.clinic) && Object.keys(patientProblems(entries.patient, entries)).length === 0

type CompleteRegistration = RegistrationEntries & {
  consent: true
  clinic: RegistrationClinic
  patient: PatientInput
}

/** Returns the request body for the clinic. */
export function registrationInputOf(entries: RegistrationEntries): Schema<'RegistrationInput'> {
  if (!isComplete(entries)) throw new Error('The registration is not complete')
  const { clinic, language, patient, consent } = entries
  return { clinic: clinic.slug, language, patient, consent }
}
