import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { MasterTable } from './columns'

export type WaitlistEntryTable = MasterTable<Schema<'WaitlistEntryInput'>> & {
  state: Generated<Schema<'WaitlistEntryState'>>
  appointment_id: number | null
  created_by: string
}
