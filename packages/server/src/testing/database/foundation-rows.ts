import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { transaction } from '../../use-case/transaction'

/** Rows in every table as 001-foundation made them, `count` of what there are many, with all that is hard to keep. */
export const insertFoundationRows = (database: Database, count: number) =>
  transaction(database, async (tx) => {
    const companies = sql`(values (1), (2), (-7)) as place (id)`
    const place = sql`(array[1, 2, -7])[1 + i % 3]`
    const many = sql`generate_series(1, ${sql.lit(count)}) as i`
    const inserts = [
      sql`insert into company (id, name, next_record_number, created_at) overriding system value
        select id, ${text(sql`abs(id)`)}, ${sql.lit(count)} + 1, '1900-01-01 00:00:00.001+07' from ${companies}`,
      sql`insert into clinic (company_id, id, slug, name, status, time_zone, updated_at) overriding system value
        select id, id, 'clinic-' || abs(id), ${text(sql`abs(id)`)}, 'active', 'Asia/Jakarta', '2026-11-20 01:02:03.004Z'
        from ${companies}`,
      sql`insert into "user" (company_id, id, clinic_id, firstname, lastname, displayname, email, password_hash, role)
        overriding system value
        select id, id, id, ${text(sql`abs(id)`)}, '', 'Rani', 'rani' || id || '@clinic.test', 'none', 'manager_clinic'
        from ${companies}`,
      sql`insert into session (company_id, user_id, token_hash, expires_at)
        select id, id, 'token ' || id, 'infinity' from ${companies}`,
      sql`insert into login_failure (email, ip, failed_at)
        select ${text(sql`i`)}, '::1', '1970-01-01 00:00:00.999Z' from generate_series(1, 20) as i`,
      sql`insert into registration_attempt (ip) select '10.0.0.' || i % 7 from generate_series(1, 20) as i`,
      sql`insert into patient (company_id, clinic_id, id, record_number, first_name, last_name, sex, date_of_birth,
          place_of_birth, email, phone, blood_type, ethnicity, nationality, occupation, identification, identity_number,
          identity_reason, address, relative_name, relative_phone, readiness, version, created_at)
        overriding system value
        select ${place}, ${place}, case when i % 50 = 0 then -i else i end, lpad(i::text, 8, '0'), ${text(sql`i`)}, '',
          'female', date '1900-01-01' + i, '', '', '+62' || i, case when i % 2 = 0 then 'AB' end, '', '', '', 'nik',
          i::text, '', ${json(sql`i`)}, ${text(sql`i + 1`)}, '', 'ready', 9007199254740993,
          timestamptz '1999-12-31 23:59:59.999+07' + i * interval '7919.013 s'
        from ${many}`,
      sql`insert into registration (company_id, clinic_id, code, language, patient, patient_id, reason, submitted_at)
        select ${place}, ${place}, 'REG-' || lpad(i::text, 6, '0'), 'id', ${json(sql`i`)}, case when i % 50 > 0 then i end,
          ${text(sql`i`)}, timestamptz '2026-11-20 07:00:00.123+07' + i * interval '1 ms'
        from ${many}`,
      sql`insert into audit_event (company_id, clinic_id, user_name, role, ip, action, object, object_id, before, after)
        select ${place}, ${place}, ${text(sql`i`)}, 'system', '', 'update', 'patient', -i, null, ${json(sql`i`)}
        from ${many}`,
      sql`insert into idempotency (company_id, principal, operation, key, body_hash, reply)
        select ${place}, 'visitor', 'createRegistration', ${text(sql`i`)} || i, '', ${json(sql`i`)}
        from generate_series(1, 100) as i`,
      ...['company', 'clinic', '"user"', 'patient'].map(
        (table) => sql`select setval(pg_get_serial_sequence('${sql.raw(table)}', 'id'), ${sql.lit(count)} + 100)`,
      ),
    ]
    for (const insert of inserts) await insert.execute(tx)
  })

const texts = [
  'Siti Nurhaliza',
  'محمد عبد الله',
  '👩🏽‍⚕️🦷',
  'Zażółć İIıi ß ﬁ',
  '\u0001\b\t\n\v\f\r\u001b\u007f\u0085\u00a0\u2028\u2029\ufeff\uffff',
  `'"\\ \\N \\. \\u0000 $1 {a,NULL} #end {} \r\n#rows 1 patient\n`,
  '',
  ' ',
]
// As text: JavaScript would round the numbers.
const values = `[null, true, "", "null", 0.10, -0, 12345678901234567890.0123456789, 1e-300, [], {}, [null, [[]]],
  {"": {"👩🏽‍⚕️": "\\u2028\\n", "b": 1, "a": [1.0, false, null]}}, ${JSON.stringify(texts)}]`
const text = (which: ReturnType<typeof sql>) => sql`case (${which}) % 1000 when 8 then repeat('panjang ', 15000)
  else ${JSON.stringify(texts)}::jsonb ->> ((${which}) % 8)::integer end`
const json = (which: ReturnType<typeof sql>) => sql`(${values}::jsonb -> ((${which}) % 13)::integer)`
