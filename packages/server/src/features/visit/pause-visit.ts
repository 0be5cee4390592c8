import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const pauseVisit: UseCase<'pauseVisit'> = (call) =>
  transitionVisit(call, { action: 'pause', event: { type: 'visit.pause' } })
