import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'

const statements: RootOperationNode[] = []
const plugin: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(node)
    return node
  },
  transformResult: async ({ result }) => result,
}
const server = await startTestServer({ plugin })
afterAll(() => server.close())
const { database } = server

const many = 20_000
const clinic = await server.makeClinic()
beforeAll(() => fill(clinic))

const ofPatient = ['patient_search_index', 'invoice_patient_index']
const ofBatch = ['claim_batch_number_search_index', 'claim_batch_claim_index']
const ofInvoice = [...ofPatient, 'invoice_number_search_index']

// Seen to fail: without the indexes of 113-money-search and 119-payor-payment-list, and all four when each row looked up what it refers to.
it.each([
  {
    operation: 'listInvoice',
    indexes: ofInvoice,
    searches: ['inv/000777', 'rm-000777', 'surya000777', 'surya000777 inv/'],
  },
  {
    operation: 'listPayment',
    indexes: [...ofInvoice, 'payment_number_search_index', 'payment_invoice_index'],
    searches: ['kw/000777', 'inv/000777', 'rm-000777', 'kw/ surya000777'],
  },
  {
    operation: 'listClaim',
    indexes: [...ofInvoice, 'invoice_member_search_index', 'claim_invoice_key', ...ofBatch],
    searches: ['bk/000777', 'sb-000777', 'inv/000777', 'surya000777'],
  },
  {
    operation: 'listPayorPayment',
    indexes: ['payor_payment_search_index', 'payor_name_search_index', 'payor_payment_payor_index'],
    searches: ['ppy/000777', 'trf-000777', 'surya000777', 'trf surya000777'],
  },
  {
    operation: 'listInstalmentPlan',
    indexes: [...ofInvoice, 'instalment_plan_invoice_index'],
    searches: ['inv/000777', 'rm-000777', 'surya000777'],
  },
] as const)('$operation finds one of 20,000 by its indexes', async ({ operation, indexes, searches }) => {
  const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
  for (const search of searches) {
    statements.splice(0)
    const { body } = await server.call(operation, { token, query: { search } })
    expect({ search, count: body.data.count, shown: body.data.rows.length }).toEqual({ search, count: 1, shown: 1 })
    const plan = await planOfSearch()
    for (const index of indexes) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  }
  // three letters that all have, and two that no index knows
  for (const search of ['surya', 'ry']) {
    const { body } = await server.call(operation, { token, query: { search } })
    expect({ search, count: body.data.count, shown: body.data.rows.length }).toEqual({ search, count: many, shown: 25 })
  }
})

/** How the database reads the rows of the last list. */
async function planOfSearch() {
  const executor = database.getExecutor()
  const compiled = statements.map((node) => executor.compileQuery(node, createQueryId()))
  const found = compiled.find((query) => query.sql.includes('with found as'))
  if (!found) throw new Error('No list was searched')
  const { rows } = await database.executeQuery<Record<string, string>>({ ...found, sql: `explain ${found.sql}` })
  return rows.flatMap((row) => Object.values(row)).join('\n')
}

/** Each invoice is of a patient of its own, is paid, claimed in a batch of its own, and has a plan of instalments. Each payment of a payor is of a payor of its own. */
async function fill({ company_id, clinic_id }: TestClinic) {
  const place = sql`${company_id}::bigint, ${clinic_id}::bigint`
  const each = sql`generate_series(1, ${many}::int) as n`
  const numbered = (format: string) => sql`to_char(n, ${sql.lit(format)})`
  await database.transaction().execute(async (tx) => {
    // the rows fit together as they are
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const insert of [
      sql`insert into patient (company_id, clinic_id, id, record_number, first_name, last_name, sex, date_of_birth, place_of_birth, email,
          phone, blood_type, ethnicity, nationality, occupation, identification, identity_number, identity_reason, address, relative_name,
          relative_phone, readiness, status)
        overriding system value
        select ${place}, n, ${numbered('"RM-"FM000000')}, ${numbered('"Surya"FM000000')}, '', 'female', '1990-01-01', '', '', '', null, '', '',
          '', 'nik', ${numbered('FM000000')}, '', '{}', '', '', 'ready', 'active' from ${each}`,
      sql`insert into invoice (company_id, clinic_id, id, visit_id, patient_id, patient_policy_id, policy, state, day, year, sequence, number,
          issued_at, due_on, amounts)
        overriding system value
        select ${place}, n, n, n, n, jsonb_build_object('plan_name', 'Keluarga', 'member_number', ${numbered('"SB-"FM000000')}), 'issued',
          '2026-11-20', 2026, n, ${numbered('"INV/"FM000000')}, now(), '2026-11-20', '{"total": 900000, "payor": 300000}' from ${each}`,
      sql`insert into payment (company_id, clinic_id, id, kind, invoice_id, cash_shift_id, year, sequence, number, amount, tenders, change,
          owed_after, reason, received_at, received_by)
        overriding system value
        select ${place}, n, 'payment', n, 1, 2026, n, ${numbered('"KW/"FM000000')}, 300000,
          '[{"method": "cash", "amount": 300000, "reference": ""}]', 0, 300000, '', now(), 'Rani Putri' from ${each}`,
      sql`insert into payor (company_id, clinic_id, id, name, code, type, contact_person, phone, email, address, billing_address, npwp,
          terms_days, contract_number, claim_documents, note, status)
        overriding system value
        select ${place}, n, ${numbered('"Surya"FM000000')}, ${numbered('"SB"FM000000')}, 'insurer', '', '', '', '', '', '', 30, '', '[]', '', 'active'
        from ${each}`,
      sql`insert into claim_batch (company_id, clinic_id, id, payor_id, year, sequence, number, submitted_on, submitted_by, due_on, documents)
        overriding system value
        select ${place}, n, 1, 2026, n, ${numbered('"BK/"FM000000')}, '2026-11-20', 'Rani Putri', '2026-12-20', '[]' from ${each}`,
      sql`insert into claim (company_id, clinic_id, id, invoice_id, invoice_day, payor_id, claimed, state, claim_batch_id, due_on)
        overriding system value
        select ${place}, n, n, '2026-11-20', 1, 300000, 'submitted', n, '2026-12-20' from ${each}`,
      sql`insert into payor_payment (company_id, clinic_id, id, payor_id, year, sequence, number, amount, received_on, reference, recorded_at,
          recorded_by)
        overriding system value
        select ${place}, n, n, 2026, n, ${numbered('"PPY/"FM000000')}, 300000, '2026-11-20', ${numbered('"TRF-"FM000000')}, now(),
          'Rani Putri' from ${each}`,
      sql`insert into payor_payment_claim (company_id, clinic_id, payor_payment_id, claim_id, payor_id, amount)
        select ${place}, n, n, n, 300000 from ${each}`,
      sql`insert into instalment_plan (company_id, clinic_id, id, invoice_id, state, next_due_on, amount, terms, created_by)
        overriding system value
        select ${place}, n, n, 'active', '2026-12-20', 300000, '[{"due_on": "2026-12-20", "amount": 300000}]', 'Rani Putri' from ${each}`,
    ])
      await insert.execute(tx)
  })
  await sql`vacuum analyze patient, invoice, payment, payor, claim_batch, claim, payor_payment, payor_payment_claim, instalment_plan`.execute(
    database,
  )
}
