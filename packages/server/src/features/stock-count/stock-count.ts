import type { UseCases } from '../../use-case/contract'
import { cancelStockCount } from './cancel-stock-count'
import { countStockBatch } from './count-stock-batch'
import { createStockCount } from './create-stock-count'
import { finishStockCount } from './finish-stock-count'
import { getStockCount } from './get-stock-count'
import { joinStockCount } from './join-stock-count'
import { listStockCount } from './list-stock-count'
import { postStockCount } from './post-stock-count'
import { recountStockCount } from './recount-stock-count'
import { startStockCount } from './start-stock-count'
import { updateStockCount } from './update-stock-count'

type Operation =
  | 'listStockCount'
  | 'createStockCount'
  | 'getStockCount'
  | 'updateStockCount'
  | 'startStockCount'
  | 'joinStockCount'
  | 'countStockBatch'
  | 'finishStockCount'
  | 'recountStockCount'
  | 'postStockCount'
  | 'cancelStockCount'

export const stockCountUseCases: UseCases<Operation> = {
  listStockCount,
  createStockCount,
  getStockCount,
  updateStockCount,
  startStockCount,
  joinStockCount,
  countStockBatch,
  finishStockCount,
  recountStockCount,
  postStockCount,
  cancelStockCount,
}
