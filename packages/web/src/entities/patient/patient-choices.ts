import type { PatientInput } from '@clinic/core/patient'

type Choices<Field extends keyof PatientInput> = readonly NonNullable<PatientInput[Field]>[]

/** What the contract offers, in the order people expect. */
export const sexes = ['female', 'male'] as const satisfies Choices<'sex'>
export const identifications = [
  'nik',
  'passport',
  'kitas',
  'nik_mother',
  'not_available',
] as const satisfies Choices<'identification'>
export const bloodTypes = ['A', 'B', 'AB', 'O'] as const satisfies Choices<'blood_type'>
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const satisfies Choices<'marital_status'>
export const educationLevels = [
  'none',
  'primary',
  'junior_high',
  'senior_high',
  'diploma',
  'bachelor',
  'master',
  'doctorate',
] as const satisfies Choices<'education_level'>
export const religions = [
  'islam',
  'protestant',
  'catholic',
  'hindu',
  'buddhist',
  'confucian',
  'belief',
  'other',
] as const satisfies Choices<'religion'>
export const relationships = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'other',
] as const satisfies Choices<'relationship'>
