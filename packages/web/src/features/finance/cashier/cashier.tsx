import { useRef } from 'react'
import { css } from 'styled-system/css'
import { cashierQuery } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { useShortcuts } from '../../../platform/page/use-shortcuts'
import { useTexts } from '../../../platform/texts/use-texts'
import { OwnShift } from '../cash-shift/own-shift'
import { useFinanceTabs } from '../use-finance-tabs'
import { CashierRows } from './cashier-rows'

/** The till: who waits to pay, and into whose drawer. Arrow down chooses the first who waits. */
export default function Cashier() {
  const { api } = useApp()
  const { cashier } = useTexts().finance
  const screen = useRef<HTMLDivElement>(null)
  const query = useEarlyQuery(cashierQuery(api))
  const chooseFirst = () => screen.current?.querySelector<HTMLElement>('tbody a')?.focus()
  useShortcuts({ ArrowDown: chooseFirst })
  return (
    <Page title={cashier.waiting()} tabs={useFinanceTabs('cashier')}>
      <div ref={screen} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <OwnShift />
        <CashierRows query={query} />
      </div>
    </Page>
  )
}
