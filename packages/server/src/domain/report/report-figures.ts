import type { Schema } from '@clinic/api'
import { isOrdered, type ReportQuestion } from '@clinic/core/report'
import { sql } from 'kysely'
import { factsOf } from './facts-of'

type Group = Schema<'ReportGroup'>

/** The groups of a report and what all of them come to. */
export async function reportFigures(asking: Parameters<typeof factsOf>[0], question: ReportQuestion) {
  const facts = await factsOf(asking, question)
  const order = isOrdered(question.by) ? sql`key` : sql`amount desc, count desc, key`
  const { rows } = await sql<Group & { all_count: number; all_amount: number }>`
    select key, max(label) as label, count(*) as count, coalesce(sum(amount), 0)::bigint as amount,
      sum(count(*)) over ()::bigint as all_count, coalesce(sum(sum(amount)) over (), 0)::bigint as all_amount
    from ${facts} as fact group by key order by ${order} limit ${mostGroups}`.execute(asking.database)
  return {
    groups: rows.map(({ key, label, count, amount }): Group => ({ key, label, count, amount })),
    count: rows[0]?.all_count ?? 0,
    amount: rows[0]?.all_amount ?? 0,
  }
}

const mostGroups = 1_000
