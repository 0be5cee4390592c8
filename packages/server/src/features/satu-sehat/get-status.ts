import type { Schema } from '@clinic/api'
import { isMedicine } from '@clinic/core/company-medicine'
import { isKfaCode, type MissingKey, type SetUpFailure, setUpFixer } from '@clinic/core/satu-sehat'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { AccessOf } from '../../domain/satu-sehat/clinic-connections'
import { doctorKey, organizationKey, roomKey } from '../../domain/satu-sehat/outbox/identify'
import { dentistsToSetUp, roomsToSetUp } from '../../domain/satu-sehat/set-up-rows'
import type { Caller, UseCase } from '../../use-case/contract'

type Status = Schema<'SatuSehatStatus'>

export const getSatuSehatStatus =
  (accessOf: AccessOf): UseCase<'getSatuSehatStatus'> =>
  async ({ database, caller, now }) => {
    const { environment, organization_id, client } = accessOf(caller)
    const connection = await connectionAt(database, { client, now })
    return {
      environment,
      organization_id,
      ...connection,
      last_sent_at: await lastSentAt(database, caller),
      ...(await readiness(database, caller, { client, hasToken: connection.token.state === 'valid' })),
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

/** By the steps that are counted as sent, also of a simulator that has forgotten them. */
async function lastSentAt(database: Database, { company_id, clinic_id }: Caller) {
  const { sent_at } = await database
    .selectFrom('satu_sehat_step')
    .select((eb) => eb.fn.max('sent_at').as('sent_at'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .executeTakeFirstOrThrow()
  return sent_at
}

/** What of the clinic the service knows already, in the order in which the ministry asks for it, and what came of registering it. */
async function readiness(
  database: Database,
  caller: Caller,
  { client, hasToken }: { client: string; hasToken: boolean },
): Promise<Pick<Status, 'checklist' | 'set_up'>> {
  const { company_id, clinic_id } = caller
  const known = await database
    .selectFrom('satu_sehat_resource')
    .select('key')
    .where((eb) => eb.and({ company_id, clinic_id, client }))
    .where('visit_id', 'is', null)
    .execute()
  const keys = new Set(known.map(({ key }) => key))
  const rooms = (await roomsToSetUp(database, caller)).map(({ id, name }) => ({
    id,
    name,
    doctor_employment: null,
    key: roomKey(id),
  }))
  const dentists = (await dentistsToSetUp(database, caller)).map(({ id, display_name: name, employment }) => ({
    id,
    name,
    doctor_employment: employment,
    key: doctorKey(id),
  }))
  const organization = [{ id: null, name: '', doctor_employment: null, key: organizationKey(caller) }]
  const knows = (rows: readonly { key: string }[]) => ({
    done: rows.filter(({ key }) => keys.has(key)).length,
    total: rows.length,
  })
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
  const unknown = { organization, room: rooms, doctor: dentists }
  return {
    checklist: [
      { item: 'authentication', done: hasToken ? 1 : 0, total: 1 },
      { item: 'organization', ...knows(organization) },
      { item: 'room', ...knows(rooms) },
      { item: 'doctor', ...knows(dentists) },
      {
        item: 'medicine',
        done: prescribed.filter(({ kfa_code }) => isKfaCode(kfa_code)).length,
        total: prescribed.length,
      },
      { item: 'area', ...areas },
    ],
    set_up: await setUpAt(database, caller, {
      client,
      // of what has a number by now, or is no longer there, nothing has to be done
      whoseOf: ({ item, id }) => unknown[item].find((each) => each.id === id && !keys.has(each.key)),
    }),
  }
}

type Whose = Pick<Status['set_up']['failures'][number], 'name' | 'doctor_employment'>

async function setUpAt(
  database: Database,
  { company_id, clinic_id }: Caller,
  { client, whoseOf }: { client: string; whoseOf: (failure: SetUpFailure) => Whose | undefined },
): Promise<Status['set_up']> {
  const row = await database
    .selectFrom('satu_sehat_set_up')
    .select(['requested_at', 'due_at', 'client', 'failures'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .executeTakeFirst()
  // what another service was asked for says nothing
  if (!row || (row.due_at === null && row.client !== client))
    return { state: 'none', requested_at: null, next_at: null, failures: [] }
  const failures = row.client === client ? row.failures : []
  return {
    state: row.due_at === null ? 'done' : 'waiting',
    requested_at: row.requested_at,
    next_at: row.due_at,
    failures: failures.flatMap((failure) => {
      const whose = whoseOf(failure)
      if (!whose) return []
      const { name, doctor_employment } = whose
      return [{ ...failure, name, doctor_employment, fixer: setUpFixer(failure) }]
    }),
  }
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
      and satu_sehat_step.state in ('rejected', 'dead') and satu_sehat_step.fault is null
    group by 1 order by 2 desc, 1`.execute(database)
  return { counts, missing: missing.rows, rules: rules.rows }
}
