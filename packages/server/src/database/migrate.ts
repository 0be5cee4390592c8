import { type Migration, Migrator, sql } from 'kysely'
import { StartFailure } from '../programs/start-failure'
import * as foundation from './migrations/001-foundation'
import * as auditChain from './migrations/002-audit-chain'
import * as loginGuard from './migrations/003-login-guard'
import * as patientSearch from './migrations/004-patient-search'
import * as room from './migrations/005-room'
import * as doctor from './migrations/006-doctor'
import * as staff from './migrations/007-staff'
import * as doctorExternal from './migrations/008-doctor-external'
import * as payor from './migrations/009-payor'
import * as insurance from './migrations/010-insurance'
import * as product from './migrations/011-product'
import * as paket from './migrations/012-paket'
import * as information from './migrations/013-information'
import * as account from './migrations/014-account'
import * as schedule from './migrations/015-schedule'
import * as visit from './migrations/016-visit'
import * as staffSchedule from './migrations/017-staff-schedule'
import * as photo from './migrations/018-photo'
import * as importing from './migrations/019-import'
import * as outsidePlan from './migrations/020-outside-plan'
import * as movedFrom from './migrations/021-moved-from'
import * as auditPeople from './migrations/022-audit-people'
import * as session from './migrations/023-session'
import * as endedSession from './migrations/024-ended-session'
import * as importLikely from './migrations/025-import-likely'
import * as appointment from './migrations/026-appointment'
import * as waitlistEntry from './migrations/027-waitlist-entry'
import type { Database } from './schema'

const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-audit-chain': auditChain,
  '003-login-guard': loginGuard,
  '004-patient-search': patientSearch,
  '005-room': room,
  '006-doctor': doctor,
  '007-staff': staff,
  '008-doctor-external': doctorExternal,
  '009-payor': payor,
  '010-insurance': insurance,
  '011-product': product,
  '012-paket': paket,
  '013-information': information,
  '014-account': account,
  '015-schedule': schedule,
  '016-visit': visit,
  '017-staff-schedule': staffSchedule,
  '018-photo': photo,
  '019-import': importing,
  '020-outside-plan': outsidePlan,
  '021-moved-from': movedFrom,
  '022-audit-people': auditPeople,
  '023-session': session,
  '024-ended-session': endedSession,
  '025-import-likely': importLikely,
  '026-appointment': appointment,
  '027-waitlist-entry': waitlistEntry,
}

/** Every version of the tables, the oldest first. */
export const migrationNames = Object.keys(migrations).sort()

/** Brings the tables up to date, or up to a version; several servers may do so at once, one of them does the work. */
export async function migrate(database: Database, { to = migrationNames.at(-1) ?? '' }: { to?: string } = {}) {
  const { error } = await migratorOf(database).migrateTo(to)
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartFailure(
      'The database was made by a newer version of this program; start that version, or restore a backup.',
    )
  }
  if (error) throw error
}

/** Whether every table is as this version expects it. */
export async function isMigrated(database: Database) {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

/** The versions the tables went through, whichever program did it. */
export async function appliedMigrations(database: Database) {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(database)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
