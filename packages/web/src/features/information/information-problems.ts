import type { Schema } from '@clinic/api'

export type InformationUpdate = Schema<'InformationUpdate'>
export type InformationProblem = 'required' | 'emailInvalid' | 'phoneInvalid' | 'postcodeDigits' | 'websiteInvalid'

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isPhone = (text: string) => /^\+?[0-9][0-9 ().-]{5,24}$/.test(text)
const isWebPage = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text)

/** What keeps the information of a clinic from being saved, field by field. Only the name is required. */
export function informationProblems(
  value: InformationUpdate,
): Partial<Record<keyof InformationUpdate, InformationProblem>> {
  return {
    name: value.name.trim() === '' ? 'required' : undefined,
    postcode: /^\d*$/.test(value.postcode) ? undefined : 'postcodeDigits',
    email: value.email === '' || isEmail(value.email) ? undefined : 'emailInvalid',
    phone: value.phone === '' || isPhone(value.phone) ? undefined : 'phoneInvalid',
    whatsapp: value.whatsapp === '' || isPhone(value.whatsapp) ? undefined : 'phoneInvalid',
    website: value.website === '' || isWebPage(value.website) ? undefined : 'websiteInvalid',
  }
}
