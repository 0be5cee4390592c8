import { addVisit } from '../../domain/visit/add-visit'
import { refuseBroken } from '../../domain/visit/check-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

export const createVisit: UseCase<'createVisit'> = (call) =>
  withIdempotency(call, (tx) => addVisit(tx, call.body, call)).catch((error: unknown) => refuseBroken(error))
