import { addVisit } from '../../domain/visit/add-visit'
import { checkNamed, refuseBroken } from '../../domain/visit/check-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

export const createVisit: UseCase<'createVisit'> = (call) =>
  withIdempotency(call, async (tx) => {
    await checkNamed(tx, call.caller, call.body)
    return addVisit(tx, { ...call.body, appointment_id: null }, call)
  }).catch((error: unknown) => refuseBroken(error))
