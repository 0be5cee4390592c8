import type { UseCases } from '../../use-case/contract'
import { cancelUsage } from './cancel-usage'
import { getUsage } from './get-usage'
import { listUsage } from './list-usage'
import { postUsage } from './post-usage'

export const usageUseCases: UseCases<'listUsage' | 'getUsage' | 'postUsage' | 'cancelUsage'> = {
  listUsage,
  getUsage,
  postUsage,
  cancelUsage,
}
