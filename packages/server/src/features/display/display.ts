import type { UseCases } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { createDisplay } from './create-display'
import { displayRows } from './display-rows'
import { revokeDisplay } from './revoke-display'
import { showDisplay } from './show-display'

type DisplayOperation = 'listDisplay' | 'createDisplay' | 'revokeDisplay' | 'showDisplay'

export const displayUseCases = (): UseCases<DisplayOperation> => ({
  async listDisplay({ caller, database }) {
    const displays = displayRows(database, caller).orderBy('created_at', 'desc').orderBy('id', 'desc')
    return wholeList(await displays.execute())
  },

  createDisplay,
  revokeDisplay,
  showDisplay: showDisplay(),
})
