import type { Schema } from '@clinic/api'

export type InformationUpdate = Schema<'InformationUpdate'>
export type InformationProblem = 'required' | 'emailInvalid' | 'phoneInvalid' | 'postcodeDigits' | 'websiteInvalid'

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isPhone = (text: string) => /^\+?[0-9][0-9 ().-]{5,24}$/.test(text)
const isWebPage = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text)

/** What keeps the information of a clinic from being saved, field by field. Only the name is required. */
export function informationProblems(
  input: InformationUpdate,
): Partial<Record<keyof InformationUpdate, InformationProblem>> {
  return {
    name: input.name.trim() === '' ? 'required' : undefined,
    postcode: /^\d*$/.test(input.postcode) ? undefined : 'postcodeDigits',
    email: input.email === '' || isEmail(input.email) ? undefined : 'emailInvalid',
    phone: input.phone === '' || isPhone(input.phone) ? undefined : 'phoneInvalid',
    whatsapp: input.whatsapp === '' || isPhone(input.whatsapp) ? undefined : 'phoneInvalid',
    website: input.website === '' || isWebPage(input.website) ? undefined : 'websiteInvalid',
  }
}
