import type { UseCase } from '../../use-case/contract'
import { stepVisit } from './step-visit'

export const confirmVisit: UseCase<'confirmVisit'> = (call) =>
  stepVisit(call, { action: 'confirm', event: () => ({ type: 'visit.confirm' }) })
