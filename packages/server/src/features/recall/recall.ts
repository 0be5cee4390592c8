import type { UseCases } from '../../use-case/contract'
import { createRecallAttempt } from './create-recall-attempt'
import { listRecall } from './list-recall'

export const recallUseCases: UseCases<'listRecall' | 'createRecallAttempt'> = { listRecall, createRecallAttempt }
