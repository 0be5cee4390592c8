import type { UseCases } from '../../use-case/contract'
import { extendPackageSold } from './extend-package-sold'
import { listPackageSold } from './list-package-sold'
import { refundPackageSold } from './refund-package-sold'

export const packageSoldUseCases: UseCases<'listPackageSold' | 'extendPackageSold' | 'refundPackageSold'> = {
  listPackageSold,
  extendPackageSold,
  refundPackageSold,
}
