import type { RoleName } from '@clinic/core/access'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './columns'

export interface UserTable {
  company_id: number
  id: Generated<number>
  clinic_id: number
  staff_id: number | null
  doctor_id: number | null
  firstname: string
  lastname: string
  displayname: string
  email: string
  /** Null until the invitation is accepted. */
  password_hash: string | null
  role: RoleName
  /** 1 may sign in, 0 is disabled, as the specification's user.status. */
  status: number
  /** Empty: the photo of an account is that of its dentist or employee. Kept for a server of the version before. */
  photo: Generated<string>
  phone: Generated<string>
  is_demo: Generated<boolean>
  created_at: CreatedAt
}

export interface SessionTable {
  company_id: number
  id: Generated<number>
  user_id: number
  /** sha256 of the token, hex. */
  token_hash: string
  created_at: CreatedAt
  expires_at: Timestamp
  last_used_at: ColumnType<string, string | Date | undefined, string | Date>
  /** The address it was opened from. */
  ip: Generated<string>
  user_agent: Generated<string>
  confirmed_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface InvitationTable {
  company_id: number
  user_id: number
  /** sha256 of the token, hex. */
  token_hash: string
  created_at: CreatedAt
  expires_at: Timestamp
}

export interface JournalKeyTable {
  company_id: number
  user_id: number
  /** 256 bits in base64: shown to its user only. */
  key: string
  created_at: CreatedAt
}

export interface LoginFailureTable {
  id: Generated<number>
  email: string
  ip: string
  failed_at: CreatedAt
  /** Whether the account's owner had signed in from there. */
  at_known_address: Generated<boolean>
}
