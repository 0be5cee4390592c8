import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'

/** The columns with a default in the database. */
type InformationWithDefault =
  | 'area_code'
  | 'legal_name'
  | 'type'
  | 'licence_number'
  | 'licence_expires_on'
  | 'facility_code'
  | 'tax_number'
  | 'registration_open'
  | 'booking_open'
  | 'document_header'
  | 'document_footer'
  | 'paper'
  | 'code'
  | 'visit_prefix'
  | 'invoice_prefix'
  | 'prescription_prefix'
  | 'letter_prefix'
  | 'payment_prefix'
  | 'slot_minutes'
  | 'late_tolerance_minutes'
  | 'discount_limit_percent'
  | 'rounding'
  | 'collects_tax'
  | 'charges_stamp'
  | 'takes_vital_signs'
  | 'check_up_months'

type WithDefault<Row> = { [Column in keyof Row]: Generated<Row[Column]> }

type GivenInformation = Omit<
  Schema<'Information'>,
  InformationWithDefault | 'id' | 'status' | 'time_zone' | 'version' | 'updated_at'
>

export interface ClinicTable
  extends GivenInformation,
    WithDefault<Pick<Schema<'Information'>, InformationWithDefault>> {
  company_id: number
  id: Generated<number>
  slug: string
  status: Schema<'ClinicStatus'>
  time_zone: Schema<'TimeZone'>
  opening_week: ColumnType<Schema<'OpeningWeek'>, string | undefined, string>
  special_dates: ColumnType<Schema<'SpecialDate'>[], string | undefined, string>
  opening_version: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
