import { operationRoles } from '@clinic/core/access'
import { instalmentPlanMachine } from '@clinic/core/instalment'
import { canMove } from '@clinic/core/lifecycle'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { type InstalmentPlan, invoicePlanQuery } from '../../../entities/instalment/instalment-query'
import { TermTable } from '../../../entities/instalment/term-table'
import type { Invoice } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const TakePayment = lazyWithRetry(() => import('../invoice/pay/take-payment'))
const EndDialog = lazyWithRetry(() => import('./end-dialog'))

/** The terms in which an invoice is paid, and what can be done with them. */
export default function InvoicePlan({ invoice }: { invoice: Invoice }) {
  useNamespace('instalment')
  const { api } = useApp()
  const { card } = useTexts().instalment
  const plan = useQuery(invoicePlanQuery(api, invoice.id))
  if (plan.data === null) return null
  return (
    <Card title={card.title()}>
      {plan.isError ? (
        <LoadFailed query={plan} />
      ) : plan.data ? (
        <Plan plan={plan.data} invoice={invoice} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function Plan({ plan, invoice }: { plan: InstalmentPlan; invoice: Invoice }) {
  const words = useTexts().instalment
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const { terms, amount, owed, state, late, created_at, created_by } = plan
  const next = terms.find((term) => term.paid < term.amount)
  const toPay = late > 0 ? late : next && next.amount - next.paid
  const [asked, ask] = useState<'pay' | 'cancel' | 'default'>()
  const close = () => ask(undefined)
  const allows = (event: 'cancel' | 'default') =>
    canMove(instalmentPlanMachine, state, { type: `instalmentPlan.${event}` as const })
  const may = {
    pay: useCanCall(operationRoles.payInvoice) && toPay !== undefined,
    cancel: useCanCall(operationRoles.cancelInstalmentPlan) && allows('cancel'),
    default: useCanCall(operationRoles.defaultInstalmentPlan) && allows('default') && late > 0,
  }
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      {owed > amount && <Banner tone="warning">{words.card.outside({ amount: money(owed - amount) })}</Banner>}
      <TermTable label={words.card.title()} terms={terms} />
      <p className={css({ color: 'muted', textStyle: 'small' })}>
        <bdi>{words.card.about({ when: dateTime(created_at), name: isolated(created_by) })}</bdi>
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {may.pay && (
          <Button size="sm" variant="outline" onClick={() => ask('pay')}>
            {words.card.pay({ amount: money(toPay ?? 0) })}
          </Button>
        )}
        {may.cancel && (
          <Button size="sm" variant="outline" onClick={() => ask('cancel')}>
            {words.cancel.open()}
          </Button>
        )}
        {may.default && (
          <Button size="sm" variant="outline" palette="error" onClick={() => ask('default')}>
            {words.default.open()}
          </Button>
        )}
      </div>
      <Suspense>
        {asked === 'pay' && <TakePayment invoice={invoice} amount={toPay} onClose={close} />}
        {(asked === 'cancel' || asked === 'default') && <EndDialog plan={plan} end={asked} onClose={close} />}
      </Suspense>
    </div>
  )
}
