/** The address of a clinic, in the order it is read. */
export const addressFields = ['address', 'city', 'province', 'postcode', 'country'] as const
