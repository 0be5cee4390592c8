import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

const tabs = [
  'cashier',
  'invoice',
  'payment',
  'approval',
  'instalment',
  'receivable',
  'fee-share',
  'lab-order',
  'expense',
  'cash-shift',
  'report',
] as const
export type FinanceTab = (typeof tabs)[number]

/** The address of a tab; that of the cashier is the beginning of all others. */
export const financeAddress = (tab: FinanceTab) => (tab === 'cashier' ? '/clinic/finance' : `/clinic/finance/${tab}`)

/** The pages of finance, side by side, for those who may read them. */
export function useFinanceTabs(current: FinanceTab) {
  const words = useTexts().finance.tabs
  const paysDentists = useCanCall(operationRoles.listFeeStatement)
  const canReport = useCanCall(operationRoles.getReport)
  return {
    label: words.label(),
    current: financeAddress(current),
    tabs: tabs
      .filter((tab) => tab !== 'fee-share' || paysDentists)
      .filter((tab) => tab !== 'report' || canReport)
      .map((tab) => ({ href: financeAddress(tab), label: words[tab]() })),
  }
}
