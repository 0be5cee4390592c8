import type { Schema } from '@clinic/api'
import { isMedicine } from '@clinic/core/company-medicine'
import { isKfaCode, type MissingKey } from '@clinic/core/satu-sehat'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { treatsHere } from '../../domain/doctor/treats-here'
import { environmentOf } from '../../domain/satu-sehat/connection'
import type { Env } from '../../env'
import type { Caller, UseCase } from '../../use-case/contract'

type Status = Schema<'SatuSehatStatus'>

export const getSatuSehatStatus =
  (env: Env): UseCase<'getSatuSehatStatus'> =>
  async ({ database, caller, now }) => {
    const { environment, organization_id, client } = environmentOf(env)
    const connection = await connectionAt(database, { client, now })
    return {
      environment,
      organization_id,
      ...connection,
      last_sent_at: await lastSentAt(database, caller, client),
      checklist: await checklist(database, caller, { client, hasToken: connection.token.state === 'valid' }),
      ...(await figures(database, caller)),
    }
  }

async function connectionAt(
  database: Database,
  { client, now }: { client: string; now: Date },
): Promise<Pick<Status, 'token' | 'circuit'>> {
  const row = await database
    .selectFrom('satu_sehat_connection')
    .select(['expires_at', 'failed_at', 'failure', 'open_until'])
    .where('client', '=', client)
    .executeTakeFirst()
  const { expires_at = null, failed_at = null, failure = '', open_until = null } = row ?? {}
  const isValid = expires_at !== null && new Date(expires_at) > now
  const isOpen = open_until !== null && new Date(open_until) > now
  return {
    token: { state: isValid ? 'valid' : failed_at === null ? 'none' : 'failed', expires_at, failed_at, failure },
    circuit: { state: isOpen ? 'open' : 'closed', open_until: isOpen ? open_until : null },
  }
}

async function lastSentAt(database: Database, { company_id, clinic_id }: Caller, client: string) {
  const { sent_at } = await database
    .selectFrom('satu_sehat_resource')
    .select((eb) => eb.fn.max('known_at').as('sent_at'))
    .where((eb) => eb.and({ company_id, clinic_id, client }))
    .where('visit_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return sent_at
}

/** What of the clinic the service knows already, in the order in which the ministry asks for it. */
async function checklist(
  database: Database,
  { company_id, clinic_id }: Caller,
  { client, hasToken }: { client: string; hasToken: boolean },
): Promise<Status['checklist']> {
  const known = await database
    .selectFrom('satu_sehat_resource')
    .select('key')
    .where((eb) => eb.and({ company_id, clinic_id, client }))
    .where('visit_id', 'is', null)
    .execute()
  const keys = new Set(known.map(({ key }) => key))
  const knows = (type: string, rows: readonly { id: number }[]) => ({
    done: rows.filter(({ id }) => keys.has(`${type}/${id}`)).length,
    total: rows.length,
  })
  const rooms = await database
    .selectFrom('room')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .execute()
  const dentists = await database
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(treatsHere)
    .execute()
  const medicines = await database
    .selectFrom('medicine')
    .innerJoin('company_medicine', (join) =>
      join
        .onRef('company_medicine.company_id', '=', 'medicine.company_id')
        .onRef('company_medicine.id', '=', 'medicine.id'),
    )
    .select(['company_medicine.kfa_code', 'company_medicine.category'])
    .where('medicine.company_id', '=', company_id)
    .where('medicine.clinic_id', '=', clinic_id)
    .where('company_medicine.status', '=', 'active')
    .execute()
  const prescribed = medicines.filter(({ category }) => isMedicine(category))
  const areas = await database
    .selectFrom('patient')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where coalesce(address ->> 'area_code', '') <> '')`.as('done'),
    ])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .executeTakeFirstOrThrow()
  return [
    { item: 'authentication', done: hasToken ? 1 : 0, total: 1 },
    { item: 'organization', ...knows('Organization', [{ id: clinic_id }]) },
    { item: 'room', ...knows('Location', rooms) },
    { item: 'doctor', ...knows('Practitioner', dentists) },
    {
      item: 'medicine',
      done: prescribed.filter(({ kfa_code }) => isKfaCode(kfa_code)).length,
      total: prescribed.length,
    },
    { item: 'area', ...areas },
  ]
}

async function figures(
  database: Database,
  { company_id, clinic_id }: Caller,
): Promise<Pick<Status, 'counts' | 'missing' | 'rules'>> {
  const counts = await database
    .selectFrom('satu_sehat_visit')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .groupBy('state')
    .orderBy('state')
    .execute()
  const missing = await sql<{ key: MissingKey; count: number }>`
    select lack ->> 'key' as key, count(distinct satu_sehat_visit.id) as count
    from satu_sehat_visit, jsonb_array_elements(satu_sehat_visit.missing) as lack
    where satu_sehat_visit.company_id = ${company_id} and satu_sehat_visit.clinic_id = ${clinic_id}
      and satu_sehat_visit.state = 'not_ready'
    group by 1 order by 2 desc, 1`.execute(database)
  const rules = await sql<{ rule: number | null; count: number }>`
    select broken.rule::integer as rule, count(distinct satu_sehat_step.visit_id) as count
    from satu_sehat_step left join lateral jsonb_array_elements_text(satu_sehat_step.rules) as broken (rule) on true
    where satu_sehat_step.company_id = ${company_id} and satu_sehat_step.clinic_id = ${clinic_id}
      and satu_sehat_step.state in ('rejected', 'dead')
    group by 1 order by 2 desc, 1`.execute(database)
  return { counts, missing: missing.rows, rules: rules.rows }
}
