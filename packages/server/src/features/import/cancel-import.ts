import type { UseCase } from '../../use-case/contract'
import { changeImport } from './change-import'
import { dropStaged } from './drop-staged'

export const cancelImport: UseCase<'cancelImport'> = (call) =>
  changeImport(call, {
    event: { type: 'import.cancel' },
    action: 'cancel',
    async apply({ tx }) {
      await dropStaged(tx, call.caller, call.path.id)
      return {}
    },
  })
