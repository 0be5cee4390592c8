import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type CreatedAt = Generated<string>

/** A timestamptz: read as an ISO string with offset, written as Date or string. */
export type Timestamp = ColumnType<string, string | Date, string | Date>

export type NullableTimestamp = ColumnType<string | null, string | Date | null, string | Date | null>

/** The columns of master data: the input, with its lists as jsonb, and the columns every row has. */
export type MasterTable<Input> = CompanyMasterTable<Input> & { clinic_id: number }

/** The same of rows that all clinics of a company share. */
export type CompanyMasterTable<Input> = {
  [Column in keyof Input]: Input[Column] extends readonly unknown[] ? JSONColumnType<Input[Column]> : Input[Column]
} & {
  company_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
