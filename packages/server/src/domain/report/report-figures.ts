import type { Schema } from '@clinic/api'
import { isOrdered, isTime } from '@clinic/core/report'
import { sql } from 'kysely'
import { factsOf } from './facts-of'
import { keyOf, nameOf } from './unit'

type Group = Schema<'ReportGroup'>

/** The groups of a report and what all of them come to. Facts are summed by their units first: 365 days have names, not 150,000 lines. */
export async function reportFigures(asking: Parameters<typeof factsOf>[0], question: Parameters<typeof factsOf>[1]) {
  const { by, subject } = question
  const facts = await factsOf(asking, question)
  const unit = sql`summed.unit`
  const order = isOrdered(by) ? sql`key` : sql`amount desc, count desc, key`
  // what was planned is set against what was done, and is no part of it
  const done = isTime(subject) ? sql`filter (where detail <> 'planned')` : sql``
  const planned = isTime(subject)
    ? sql`coalesce(sum(amount) filter (where detail = 'planned'), 0)::bigint`
    : sql`null::bigint`
  const { rows } = await sql<Group & { all_count: number; all_amount: number; all_planned: number | null }>`
    select key, max(label) as label, sum(count)::bigint as count, sum(amount)::bigint as amount, sum(planned)::bigint as planned,
      sum(sum(count)) over ()::bigint as all_count, sum(sum(amount)) over ()::bigint as all_amount,
      sum(sum(planned)) over ()::bigint as all_planned
    from (
      select ${keyOf(by, unit)} as key, coalesce(summed.label, ${nameOf(by, unit, asking.caller)}) as label, summed.count, summed.amount, summed.planned
      from (
        select unit, max(label) as label, count(*) as count, coalesce(sum(amount) ${done}, 0)::bigint as amount, ${planned} as planned
        from ${facts} as fact group by unit
      ) as summed
    ) as part
    group by key order by ${order} limit ${mostGroups}`.execute(asking.database)
  return {
    groups: rows.map(({ key, label, count, amount, planned }): Group => ({ key, label, count, amount, planned })),
    count: rows[0]?.all_count ?? 0,
    amount: rows[0]?.all_amount ?? 0,
    planned: rows[0]?.all_planned ?? (isTime(subject) ? 0 : null),
  }
}

const mostGroups = 1_000
