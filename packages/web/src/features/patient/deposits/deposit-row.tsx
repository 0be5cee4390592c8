import { operationRoles } from '@clinic/core/access'
import { depositEntryKinds } from '@clinic/core/deposit'
import { paymentMethods } from '@clinic/core/invoice'
import { css, cx } from 'styled-system/css'
import { link, note as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { Deposit } from '../../../entities/deposit/deposit-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'

interface DepositRowProps {
  of: Deposit
  onRefund: () => void
}

/** A deposit in a few lines: what is left of it, how it was paid, and its history. */
export function DepositRow({ of, onRefund }: DepositRowProps) {
  const words = useTexts().deposit
  const { label } = useLabels()
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const canRefund = useCanCall(operationRoles.refundDeposit)
  const { id, number, amount, left, method, reference, received_at, received_by } = of
  return (
    <li className={recipe().row}>
      <div className={head}>
        <b>
          <bdi>{number}</bdi>
        </b>
        <span>{words.left({ left: money(left), amount: money(amount) })}</span>
        <Link
          href={`/clinic/finance/deposit/${id}/receipt`}
          aria-label={words.printOf({ number })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {words.print()}
        </Link>
        {canRefund && left > 0 && (
          <Button size="sm" variant="outline" aria-label={words.refund.openOf({ number })} onClick={onRefund}>
            {words.refund.open()}
          </Button>
        )}
      </div>
      <span className={css({ color: 'muted' })}>
        <bdi>{[label(paymentMethods, method), reference].filter(Boolean).join(' ')}</bdi>
        {' · '}
        <bdi>{words.received({ when: dateTime(received_at), name: isolated(received_by) })}</bdi>
      </span>
      <DepositHistory of={of} />
    </li>
  )
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' })

/** What became of the money of a deposit, the latest first; folded away until somebody asks. */
function DepositHistory({ of: { id: deposit, entries } }: { of: Deposit }) {
  const words = useTexts().deposit
  const { label } = useLabels()
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  return (
    <details>
      <summary className={css({ cursor: 'pointer', width: 'fit', textStyle: 'small' })}>{words.history()}</summary>
      <ol className={css({ display: 'grid', gap: '2', paddingBlockStart: '2' })}>
        {entries.toReversed().map(({ id, kind, amount, number, invoice_id, invoice_number, at, user_name, reason }) => (
          <li key={id} className={css({ display: 'grid', textStyle: 'small' })}>
            <span>{words.entry({ kind: label(depositEntryKinds, kind), amount: money(amount) })}</span>
            <span className={css({ color: 'muted' })}>
              <bdi>{words.received({ when: dateTime(at), name: isolated(user_name) })}</bdi>
              {' · '}
              {invoice_id === null ? (
                <bdi>{number}</bdi>
              ) : (
                <Link href={`/clinic/finance/invoice/${invoice_id}`} className={link()}>
                  {invoice_number}
                </Link>
              )}
            </span>
            {reason && <bdi>{reason}</bdi>}
            {kind === 'refunded' && (
              <Link
                href={`/clinic/finance/deposit/${deposit}/refund/${id}/receipt`}
                aria-label={words.printOf({ number })}
                className={cx(link(), css({ width: 'fit' }))}
              >
                {words.print()}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
