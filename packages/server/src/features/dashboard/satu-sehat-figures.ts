import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { isAtStage } from '../../domain/satu-sehat/is-at-stage'
import type { RequestContext } from '../../use-case/contract'

/** How many visits are at which stage, by the conditions of the list that the figures open; null where none is over yet. */
export async function satuSehatFigures({
  database,
  ...day
}: RequestContext & { database: Database }): Promise<Schema<'SatuSehatFigures'> | null> {
  const { company_id, clinic_id } = day.caller
  const { total, ...figures } = await database
    .selectFrom('satu_sehat_visit')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${isAtStage('correction', day)})`.as('correction'),
      sql<number>`count(*) filter (where ${isAtStage('on_the_way', day)})`.as('on_the_way'),
      sql<number>`count(*) filter (where ${isAtStage('sent_today', day)})`.as('sent_today'),
    ])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .executeTakeFirstOrThrow()
  return total > 0 ? figures : null
}
