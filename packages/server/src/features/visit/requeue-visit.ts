import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

/** How many of those who wait go first. */
const behind = 3

export const requeueVisit: UseCase<'requeueVisit'> = (call) => {
  const { company_id, clinic_id } = call.caller
  return transitionVisit(call, {
    action: 'requeue',
    event: { type: 'visit.requeue' },
    async apply(tx, { id, queue_date }) {
      const all = await tx
        .selectFrom('visit')
        .select(['id', 'queue_order', 'state'])
        .where((eb) => eb.and({ company_id, clinic_id }))
        .where('queue_date', '=', queue_date)
        .orderBy('queue_order')
        .orderBy('id')
        .execute()
      const own = all.findIndex((visit) => visit.id === id)
      const waiting = all.slice(own + 1).filter(({ state }) => state === 'waiting')
      const last = waiting[behind - 1] ?? waiting.at(-1)
      // nobody else waits: the place stays
      if (!last) return {}
      const next = all[all.indexOf(last) + 1]
      return { queue_order: next ? (last.queue_order + next.queue_order) / 2 : last.queue_order + 1 }
    },
  })
}
