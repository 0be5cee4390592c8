import type { Schema } from '@clinic/api'
import type { Timestamp } from './columns'

/** What stands on the papers of a clinic, one of each kind, in two sizes. */
export interface ClinicImageTable {
  company_id: number
  clinic_id: number
  kind: Schema<'ClinicImageKind'>
  /** Of these very bytes. */
  name: string
  /** Of the large size, in pixels. */
  width: number
  height: number
  small: Uint8Array
  large: Uint8Array
  created_at: Timestamp
}
