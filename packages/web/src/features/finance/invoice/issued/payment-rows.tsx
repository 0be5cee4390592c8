import { operationRoles } from '@clinic/core/access'
import { tenderMethods } from '@clinic/core/invoice'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { Invoice, Payment } from '../../../../entities/invoice/invoice-query'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { useLabels } from '../../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { lazyWithRetry } from '../../../../ui/lazy-with-retry'
import { Table } from '../../../../ui/table/table'
import { TwoLines } from '../../../../ui/table/two-lines'

const RefundDialog = lazyWithRetry(() => import('../pay/refund-dialog'))

/** The payments of an invoice with their receipts; the manager gives back what is left of one. */
export function PaymentRows({ invoice: { payments } }: { invoice: Invoice }) {
  const { page, fields, refund } = useTexts().invoice
  const { label } = useLabels()
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const canRefund = useCanCall(operationRoles.refundPayment)
  const [refunding, setRefunding] = useState<Payment>()
  return (
    <Card title={page.payments()} flush={payments.length > 0}>
      {payments.length === 0 ? (
        <p className={css({ color: 'muted' })}>{page.noPayments()}</p>
      ) : (
        <Table
          label={page.payments()}
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              header: fields.receipt(),
              cell: ({ number, kind, reason, refunded }) => (
                <TwoLines
                  small={
                    kind === 'refund'
                      ? page.refundOf({ reason })
                      : refunded > 0 && page.givenBack({ amount: money(refunded) })
                  }
                >
                  {number}
                </TwoLines>
              ),
            },
            {
              key: 'at',
              header: fields.received_at(),
              cell: ({ received_at, received_by }) => <TwoLines small={received_by}>{dateTime(received_at)}</TwoLines>,
            },
            {
              key: 'method',
              header: fields.method(),
              cell: ({ tenders }) => tenders.map(({ method }) => label(tenderMethods, method)).join(', '),
            },
            {
              key: 'amount',
              header: fields.amount(),
              align: 'end',
              fit: true,
              cell: ({ kind, amount }) => money(kind === 'refund' ? -amount : amount),
            },
          ]}
          actionsLabel={page.receipt()}
          actions={(payment) => (
            <span className={css({ display: 'flex', gap: '2', justifyContent: 'flex-end' })}>
              {canRefund && payment.kind === 'payment' && payment.refunded < payment.amount && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={refund.openOf({ number: payment.number })}
                  onClick={() => setRefunding(payment)}
                >
                  {refund.open()}
                </Button>
              )}
              <Link
                href={`/clinic/finance/payment/${payment.id}/receipt`}
                aria-label={page.receiptOf({ number: payment.number })}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {page.receipt()}
              </Link>
            </span>
          )}
        />
      )}
      <Suspense>
        {refunding && <RefundDialog payment={refunding} payments={payments} onClose={() => setRefunding(undefined)} />}
      </Suspense>
    </Card>
  )
}
