import type { Schema } from '@clinic/api'
import { isDate, isEmail, isPhone } from '@clinic/core/patient'
import { contactFields } from '../../entities/clinic/contact-link'
import { addressFields, profileFields } from './information-field-names'

export type InformationUpdate = Schema<'InformationUpdate'>

export const profileFormFields = [...profileFields, ...addressFields, ...contactFields] as const

/** The fields in the form of the profile: names and addresses. */
export type ProfileUpdate = Pick<InformationUpdate, (typeof profileFormFields)[number] | 'version'>
export type InformationProblem =
  | 'required'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'postcodeDigits'
  | 'websiteInvalid'
  | 'taxDigits'
  | 'notDate'
  | 'notAlphanumeric'

const isWebPage = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text)

/** Returns the problems that prevent saving the information of a clinic, by field. Only the name is required. */
export function informationProblems(
  value: ProfileUpdate,
): Partial<Record<keyof InformationUpdate, InformationProblem>> {
  return {
    name: value.name.trim() === '' ? 'required' : undefined,
    licence_expires_on: value.licence_expires_on === null || isDate(value.licence_expires_on) ? undefined : 'notDate',
    facility_code: /^[0-9A-Za-z]*$/.test(value.facility_code) ? undefined : 'notAlphanumeric',
    tax_number: /^(\d{16})?$/.test(value.tax_number) ? undefined : 'taxDigits',
    postcode: /^\d*$/.test(value.postcode) ? undefined : 'postcodeDigits',
    email: value.email === '' || isEmail(value.email) ? undefined : 'emailInvalid',
    phone: value.phone === '' || isPhone(value.phone) ? undefined : 'phoneInvalid',
    whatsapp: value.whatsapp === '' || isPhone(value.whatsapp) ? undefined : 'phoneInvalid',
    website: value.website === '' || isWebPage(value.website) ? undefined : 'websiteInvalid',
  }
}
