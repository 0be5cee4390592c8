import type { UseCase } from '../../contract'
import { stepVisit } from './step-visit'

export const confirmVisit: UseCase<'confirmVisit'> = (call) =>
  stepVisit(call, { action: 'confirm', event: () => ({ type: 'visit.confirm' }) })
