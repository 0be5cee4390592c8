import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

/** What has no company yet when it is looked up: who signs in, a link that was sent, the address of a clinic. docs/growing.md names these. */
const acrossCompanies = [
  'booking_request_token_hash_key',
  'clinic_slug_key',
  'company_pkey',
  'display_token_hash_key',
  'invitation_token_hash_key',
  'receipt_link_token_hash_key',
  'session_token_hash_key',
  'user_email_key',
]
/** Of tables without a tenant. */
const ofNobody = [
  'kysely_migration_lock_pkey',
  'kysely_migration_pkey',
  'login_failure_pkey',
  'satu_sehat_connection_pkey',
]

// Seen to fail: with a unique index on the phone of patients alone.
it('keeps what is unique unique within a company, so that companies can be spread over several databases', async () => {
  const { rows } = await sql<{ name: string }>`select class.relname as name
    from pg_index join pg_class class on class.oid = indexrelid
      left join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
    where (indisunique or indisexclusion) and class.relnamespace = 'public'::regnamespace
      and first.attname is distinct from 'company_id'`.execute(server.database)
  expect(rows.map(({ name }) => name).sort()).toEqual([...acrossCompanies, ...ofNobody].sort())
})
