import { weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import { fingerprint, staffWeeks } from '../../domain/schedule/staff-weeks'
import type { UseCase } from '../../use-case/contract'
import { transaction } from '../../use-case/transaction'

/**
 * Publishes a week to the assistants as it stands now; later changes are visible to them at once, and the week has to be
 * published again.
 */
export const publishStaffWeek: UseCase<'publishStaffWeek'> = ({ body, caller, database, now }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id, name } = caller
    const [monday = body.week] = weekOf(body.week)
    await sql`
      insert into staff_week (company_id, clinic_id, monday, published_at, published_by, fingerprint)
      select clinic.company_id, clinic.id, week.monday, ${now}::timestamptz, ${name}, ${fingerprint}
      from clinic, (select ${monday}::date as monday) as week
      where clinic.company_id = ${company_id} and clinic.id = ${clinic_id}
      on conflict (company_id, clinic_id, monday) do update set published_at = excluded.published_at,
        published_by = excluded.published_by, fingerprint = excluded.fingerprint`.execute(tx)
    const [after] = await staffWeeks(tx, caller, [monday])
    if (!after) throw new Error(`no week ${monday}`)
    recordEvent(tx, caller, { action: 'publish', object: 'staff_week', object_id: null, after })
    return after
  })
