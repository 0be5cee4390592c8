import type { UseCases } from '../../use-case/contract'
import { listActivity } from './list-activity'

export const activityUseCases: UseCases<'listActivity'> = { listActivity }
