import { recordEvent } from '../../audit/record-event'
import type { AccessOf } from '../../domain/satu-sehat/clinic-connections'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Asks the outbox to look up the organization and the dentists and to register the rooms. */
export const setUpSatuSehat =
  (accessOf: AccessOf): UseCase<'setUpSatuSehat'> =>
  (call) =>
    withIdempotency(call, async (tx) => {
      const { caller, now } = call
      const { company_id, clinic_id } = caller
      if (accessOf(caller).environment === 'none') throw new Refusal(422, 'satuSehatNotConnected')
      const asked = { requested_at: now, due_at: now }
      await tx
        .insertInto('satu_sehat_set_up')
        .values({ company_id, clinic_id, ...asked, failures: '[]' })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'clinic_id'])
            .doUpdateSet((eb) => ({ ...asked, version: eb('satu_sehat_set_up.version', '+', 1) })),
        )
        .execute()
      recordEvent(tx, caller, { action: 'set_up', object: 'satu_sehat_set_up', object_id: clinic_id })
      return { requested_at: now.toISOString() }
    })
