import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import { getOpeningHours, updateOpeningHours } from '../../domain/clinic/opening-hours'
import { requireConfirmed } from '../../use-case/confirmation'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { informationColumns as columns } from './information-columns'

type InformationOperation = 'getInformation' | 'updateInformation' | 'getOpeningHours' | 'updateOpeningHours'

export const informationUseCases: UseCases<InformationOperation> = {
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
      if (before.status === 'active' && body.status === 'inactive') requireConfirmed(caller, now)
      const after = await tx
        .updateTable('clinic')
        .set({ ...body, version: before.version + 1, updated_at: now.toISOString() })
        .where((eb) => eb.and({ company_id, id }))
        .returning(columns)
        .executeTakeFirstOrThrow()
        .catch(refuseTakenCode)
      recordEvent(tx, caller, { action: 'update', object: 'clinic', object_id: id, before, after })
      return after
    }),

  getOpeningHours,
  updateOpeningHours,
}

function refuseTakenCode(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'clinic_code_key'
  throw isTaken ? new Refusal(422, 'checkFields', { fields: { code: 'clinicCodeTaken' } }) : error
}
