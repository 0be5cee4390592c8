import { transitionBookingRequest } from '../../domain/booking-request/transition-booking-request'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { openRequestLimit } from '../../use-case/request-limit'
import { requestOfToken } from './request-of-token'
import { statusOf } from './status-of'

/** Withdrawn again it answers the same: its sender may not have got the first answer. */
export const withdrawBookingRequest =
  (limit: ReturnType<typeof openRequestLimit>): UseCase<'withdrawBookingRequest'> =>
  async ({ database, caller, now, body: { token } }) => {
    limit.count(caller.ip, now)
    const { state, id, ...tenant } = await requestOfToken(database, token)
    if (state !== 'withdrawn') {
      const event = { type: 'bookingRequest.withdraw' } as const
      await transitionBookingRequest(database, { ...caller, ...tenant }, { id, event, now }).catch(withoutPerson)
    }
    return statusOf(database, { ...tenant, id })
  }

/** Who has the link is told that it was decided, not what stands in the request. */
function withoutPerson(error: unknown): never {
  throw error instanceof Refusal ? new Refusal(error.status, error.sentence) : error
}
