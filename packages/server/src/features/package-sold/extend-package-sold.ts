import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { packageSoldMachine } from '@clinic/core/package-sold'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { onePackage } from '../../domain/package-sold/one-package'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const extendPackageSold: UseCase<'extendPackageSold'> = (call) => {
  const { database, caller, now, path, body } = call
  const { valid_until, version } = body
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'package_sold',
    id: path.id,
    read: (tx) => onePackage(tx, call, path.id),
    move: {
      to: ({ state }: Schema<'PackageSold'>) => nextState(packageSoldMachine, state, { type: 'packageSold.extend' }),
      refusal: 'packageNotNow',
    },
    version,
    async apply({ tx, before }) {
      const { today } = await clinicDay(tx, caller, now)
      if (valid_until <= before.valid_until || valid_until < today)
        throw new Refusal(422, 'checkFields', { fields: { valid_until: 'packageNotLonger' } })
      return { valid_until, reason, updated_at: now.toISOString() }
    },
    action: 'extend',
    reason: () => reason,
  })
}
