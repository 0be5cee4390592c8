import { importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import type { Database } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { transaction } from '../../use-case/transaction'
import { auditView, columns } from './import-columns'

const patience = 30 * 24 * 3_600_000

/**
 * Ends imports that nobody continued for 30 days, and deletes the contents of their files; created rows stay. Several servers
 * may run it at once.
 */
export const endAbandonedImports = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const abandoned = await tx
      .selectFrom('import')
      .select(['company_id', 'clinic_id', 'id'])
      .where('state', 'not in', ['done', 'cancelled'])
      .where('updated_at', '<', new Date(now.getTime() - patience).toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, company_id, clinic_id } of abandoned)
      await changeRow(
        tx,
        { company_id, clinic_id, role: 'system' },
        {
          table: 'import',
          id,
          read: () =>
            tx
              .selectFrom('import')
              .select(columns)
              .where((eb) => eb.and({ company_id, clinic_id, id }))
              .executeTakeFirst(),
          move: {
            to: ({ state }) => nextState(importMachine, state, { type: 'import.cancel' }),
            refusal: 'importNotNow',
          },
          async apply({ state }) {
            await tx
              .deleteFrom('import_row')
              .where((eb) => eb.and({ company_id, clinic_id, import_id: id }))
              .execute()
            return { state, updated_at: now.toISOString() }
          },
          action: 'cancel',
          audited: auditView,
        },
      )
  })
