import contract from '@clinic/api/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { recordEvent } from '../audit/record-event'
import { copyDatabase } from '../testing/database/copy-database'
import { transaction } from '../use-case/transaction'
import { isMigrated, migrate } from './migrate'

const { database, close } = await copyDatabase()
afterAll(close)

describe('the tables', () => {
  it('begin every key with the company, except the tables that find the company', async () => {
    const { rows } = await sql<{ key: string; first: string }>`
      select conname as key, (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first
      from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace
        and conrelid::regclass::text not like 'kysely%'
      union
      select indexrelid::regclass::text, coalesce((select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]), 'lower(email)')
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(database)
    const others = rows.filter(({ first }) => first !== 'company_id').map(({ key }) => key)
    expect(rows.length).toBeGreaterThan(20)
    expect(others.sort()).toEqual([
      'booking_request_token_hash_key',
      'clinic_slug_key',
      'company_pkey',
      'display_token_hash_key',
      'invitation_token_hash_key',
      'login_failure_pkey',
      'receipt_link_token_hash_key',
      'satu_sehat_connection_pkey',
      'session_token_hash_key',
      'user_email_key',
    ])
  })

  it.each([
    { column: 'clinic.status', schema: 'ClinicStatus' as const },
    { column: 'clinic.time_zone', schema: 'TimeZone' as const },
    { column: 'user.role', schema: 'RoleName' as const },
    { column: 'patient.sex', schema: 'Sex' as const },
    { column: 'patient.blood_type', schema: 'BloodType' as const },
    { column: 'patient.marital_status', schema: 'MaritalStatus' as const },
    { column: 'patient.education_level', schema: 'EducationLevel' as const },
    { column: 'patient.religion', schema: 'Religion' as const },
    { column: 'patient.identification', schema: 'Identification' as const },
    { column: 'patient.relationship', schema: 'Relationship' as const },
    { column: 'patient.readiness', schema: 'Readiness' as const },
    { column: 'patient.status', schema: 'PatientStatus' as const },
    { column: 'registration.state', schema: 'RegistrationState' as const },
  ])('allow in $column what the contract calls $schema', async ({ column, schema }) => {
    const [table, name] = column.split('.')
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${`${table}_${name}_check`}`.execute(
      database,
    )
    const allowed = Array.from(rows[0]?.definition.matchAll(/'([^']+)'/g) ?? [], ([, value]) => value)
    expect(allowed.sort()).toEqual(contract.components.schemas[schema].enum.filter((value) => value !== null).sort())
  })

  it('let nobody change or delete what was written down', async () => {
    const { id: company_id } = await database
      .insertInto('company')
      .values({ name: 'Any' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction(database, async (tx) => {
      recordEvent(
        tx,
        { company_id, clinic_id: 1, role: 'system' },
        { action: 'create', object: 'patient', object_id: 1 },
      )
    })
    for (const table of ['audit_event', 'audit_group']) {
      const changes = [
        sql`update ${sql.table(table)} set company_id = 7`,
        sql`delete from ${sql.table(table)}`,
        sql`truncate ${sql.table(table)}`,
      ]
      for (const change of changes) await expect(change.execute(database)).rejects.toThrow(`${table} is append-only`)
      expect((await sql`select * from ${sql.table(table)}`.execute(database)).rows).toHaveLength(1)
    }
  })
})

describe('migrating', () => {
  it('is done once when several servers start at the same time', async () => {
    await sql`drop schema public cascade; create schema public`.execute(database)
    expect(await isMigrated(database)).toBe(false)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await isMigrated(database)).toBe(true)
  })

  it('refuses a database that a newer version made', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(database)
    await expect(migrate(database)).rejects.toThrow('made by a newer version')
  })
})
