import type { Schema } from '@clinic/api'
import { isOrdered, type ReportQuestion } from '@clinic/core/report'
import { sql } from 'kysely'
import { factsOf } from './facts-of'
import { keyOf, nameOf } from './unit'

type Group = Schema<'ReportGroup'>

/** The groups of a report and what all of them come to. Facts are summed by their units first: 365 days have names, not 150,000 lines. */
export async function reportFigures(asking: Parameters<typeof factsOf>[0], question: ReportQuestion) {
  const { by } = question
  const facts = await factsOf(asking, question)
  const unit = sql`summed.unit`
  const order = isOrdered(by) ? sql`key` : sql`amount desc, count desc, key`
  const { rows } = await sql<Group & { all_count: number; all_amount: number }>`
    select key, max(label) as label, sum(count)::bigint as count, sum(amount)::bigint as amount,
      sum(sum(count)) over ()::bigint as all_count, sum(sum(amount)) over ()::bigint as all_amount
    from (
      select ${keyOf(by, unit)} as key, coalesce(summed.label, ${nameOf(by, unit, asking.caller)}) as label, summed.count, summed.amount
      from (
        select unit, max(label) as label, count(*) as count, coalesce(sum(amount), 0)::bigint as amount from ${facts} as fact group by unit
      ) as summed
    ) as part
    group by key order by ${order} limit ${mostGroups}`.execute(asking.database)
  return {
    groups: rows.map(({ key, label, count, amount }): Group => ({ key, label, count, amount })),
    count: rows[0]?.all_count ?? 0,
    amount: rows[0]?.all_amount ?? 0,
  }
}

const mostGroups = 1_000
