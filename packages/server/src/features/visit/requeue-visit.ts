import { positionAfterRequeue } from '@clinic/core/visit'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const requeueVisit: UseCase<'requeueVisit'> = (call) => {
  const { company_id, clinic_id } = call.caller
  return transitionVisit(call, {
    action: 'requeue',
    event: { type: 'visit.requeue' },
    async apply(tx, { id, queue_date }) {
      const today = await tx
        .selectFrom('visit')
        .select(['id', 'origin', 'position', 'state'])
        .where((eb) => eb.and({ company_id, clinic_id }))
        .where('queue_date', '=', queue_date)
        .where((eb) => eb.or([eb('state', '=', 'waiting'), eb('id', '=', id)]))
        .execute()
      const own = today.find((visit) => visit.id === id)
      return own ? { position: positionAfterRequeue(own, today) } : {}
    },
  })
}
