import { recordEvent } from '../../audit/record-event'
import type { UseCases } from '../../contract'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../refusal'

const columns = [
  ...(['id', 'slug', 'name', 'status', 'address', 'city', 'province', 'country', 'postcode'] as const),
  ...(['email', 'whatsapp', 'instagram', 'linkedin', 'phone', 'website', 'facebook', 'twitter'] as const),
  ...(['time_zone', 'version', 'updated_at'] as const),
]

export const informationUseCases: UseCases<'getInformation' | 'updateInformation'> = {
  getInformation: ({ caller, database }) =>
    database
      .selectFrom('clinic')
      .select(columns)
      .where((eb) => eb.and({ company_id: caller.company_id, id: caller.clinic_id }))
      .executeTakeFirstOrThrow(),

  updateInformation: ({ body, caller, database, now }) =>
    transaction(database, async (tx) => {
      const { company_id, clinic_id: id } = caller
      const before = await tx
        .selectFrom('clinic')
        .select(columns)
        .where((eb) => eb.and({ company_id, id }))
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
      const after = await tx
        .updateTable('clinic')
        .set({ ...body, version: before.version + 1, updated_at: now.toISOString() })
        .where((eb) => eb.and({ company_id, id }))
        .returning(columns)
        .executeTakeFirstOrThrow()
      recordEvent(tx, caller, { action: 'update', object: 'clinic', object_id: id, before, after })
      return after
    }),
}
