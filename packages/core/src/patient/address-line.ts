import type { Schema } from '@clinic/api'

/** An address on one line, as letters and registers name it: street, village, district and city, without what is missing. */
export const addressLine = ({ street, village, district, city }: Schema<'Address'>): string =>
  [street, village, district, city]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
