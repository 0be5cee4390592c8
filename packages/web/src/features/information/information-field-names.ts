/** The address of a clinic, in the order it is read. */
export const addressFields = ['address', 'city', 'province', 'postcode', 'country', 'area_code'] as const

/** The legal identity of the clinic, in reading order. */
export const profileFields = [
  'name',
  'legal_name',
  'type',
  'status',
  'time_zone',
  'licence_number',
  'licence_expires_on',
  'facility_code',
  'tax_number',
] as const
