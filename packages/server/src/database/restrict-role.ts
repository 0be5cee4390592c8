import { sql } from 'kysely'
import { StartFailure } from '../programs/start-failure'
import { transaction } from '../use-case/transaction'
import { tablesOf } from './backup/tables'
import type { Database, Transaction } from './schema'

/** Grants a role what the server needs: to read and write rows, but not to change tables; to the audit and to what is signed or charted it can only add. */
export const restrictRole = (owner: Database, role: string) =>
  transaction(owner, async (tx) => {
    const to = sql.id(role)
    await sql`revoke create on schema ${schema} from public, ${to}`.execute(tx)
    await sql`revoke all on all tables in schema ${schema} from ${to}`.execute(tx)
    await sql`grant usage on schema ${schema} to ${to}`.execute(tx)
    await sql`grant select on kysely_migration to ${to}`.execute(tx)
    for (const { name } of await tablesOf(tx)) {
      await sql`grant ${sql.raw(rightsOn(name))} on ${sql.id(name)} to ${to}`.execute(tx)
    }
    if (await hasMoreRights(tx, role)) {
      throw new StartFailure(
        `The role ${role} of DATABASE_URL may do more than the server needs: it must be no superuser, own neither tables nor the database, and not be able to create tables or to act as a role that is or does so.`,
      )
    }
  })

const schema = sql.id('public')

function rightsOn(table: string) {
  // what is told of somebody erased goes: triggers see to it that nothing else does
  if (table === 'audit_event') return 'select, insert, update (query, before, after, reason, salt, seal)'
  if (table === 'audit_group') return 'select, insert, update (digest)'
  if (isAppendOnly(table)) return 'select, insert'
  return table === 'audit_chain' ||
    /^(note|oral_examination|periodontal_chart|prescription|treatment_consent|letter|dictation|invoice|approval|instalment_plan|package_sold|lab_order|claim|payor_payment|expense|deposit|cash_shift|fee_statement|medicine|medicine_batch|medicine_transaction|stock_count|stock_count_line|stock_count_counter|stock_count_entry|purchase_order)$/.test(
      table,
    )
    ? 'select, insert, update'
    : 'select, insert, update, delete'
}

const isAppendOnly = (table: string) =>
  /^audit_(event|group)|^(odontogram_finding|note_addendum|diagnosis|procedure|assistance_material)$/.test(table) ||
  /^(package_sold_item|package_entry|invoice_event|credit_note|credit_note_line|payment|posting|ledger_entry|lab_cost|cash_count|medicine_movement|material_cost|fee_statement_line|claim_event|claim_batch|payor_payment_claim)$/.test(
    table,
  )

async function hasMoreRights(tx: Transaction, role: string) {
  const { rows } = await sql`
    select where has_schema_privilege(${role}, current_schema(), 'create') or exists (
      select from (
        select current_user::regrole::oid as owner
        union select datdba from pg_database where datname = current_database()
        union select nspowner from pg_namespace where nspname = current_schema()
        union select relowner from pg_class where relnamespace = current_schema()::regnamespace
      ) owners where pg_has_role(${role}, owner, 'member')
    )`.execute(tx)
  return rows.length > 0
}
