/** The fields of a clinic, in the order they are read. */
export const addressFields = ['address', 'city', 'province', 'postcode', 'country'] as const

export const contactFields = [
  'email',
  'phone',
  'whatsapp',
  'website',
  'instagram',
  'facebook',
  'twitter',
  'linkedin',
] as const
