import type { Schema } from '@clinic/api'

/** A clinic as the contract shows it. */
export const informationColumns = [
  ...(['id', 'slug', 'name', 'legal_name', 'type', 'status', 'licence_number', 'licence_expires_on'] as const),
  ...(['facility_code', 'tax_number', 'address', 'city', 'province', 'country', 'postcode'] as const),
  ...(['email', 'whatsapp', 'instagram', 'linkedin', 'phone', 'website', 'facebook', 'twitter', 'time_zone'] as const),
  ...(['registration_open', 'document_header', 'document_footer', 'paper', 'code'] as const),
  ...(['visit_prefix', 'invoice_prefix', 'prescription_prefix'] as const),
  ...(['slot_minutes', 'late_tolerance_minutes', 'discount_limit_percent', 'rounding'] as const),
  ...(['version', 'updated_at'] as const),
] satisfies readonly (keyof Schema<'Information'>)[]
