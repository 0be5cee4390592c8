import { paymentMethods } from '@clinic/core/invoice'
import { printing } from 'styled-system/recipes'
import type { CashShift } from '../../../entities/cash-shift/cash-shift-query'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { SheetTable } from '../../../platform/print/sheet-table'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** What a closing sheet says; nothing of what should be there before the drawer is counted. */
export function WrittenShift({ shift }: { shift: CashShift }) {
  const { sheet: words, taken } = useTexts()['cash-shift']
  const { label } = useLabels()
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const classes = printing()
  const { user_name, opened_at, counted_at, closed_at, closed_by, opening_float } = shift
  const { expected, counted, variance, variance_reason, takings, paid_out } = shift
  const sums: readonly (readonly [string, number | null])[] = [
    [words.float(), opening_float],
    [words.cash(), expected === null ? null : expected - opening_float + (paid_out ?? 0)],
    [words.paidOut(), paid_out && -paid_out],
    [words.expected(), expected],
    [words.found(), counted],
    [words.variance(), variance],
  ]
  return (
    <Sheet paper="a5" title={words.title()}>
      <SheetFacts
        facts={[
          [words.of(), user_name] as const,
          [words.opened(), dateTime(opened_at)] as const,
          [words.counted(), counted_at ? dateTime(counted_at) : ''] as const,
          [words.closed(), closed_at ? dateTime(closed_at) : words.notClosed()] as const,
          [words.closedBy(), closed_by ?? ''] as const,
          [words.reason(), variance_reason] as const,
        ].filter(([, value]) => value !== '')}
      />
      <SheetTable label={taken.title()} columns={[taken.method(), taken.received(), taken.refunded(), taken.net()]}>
        {takings?.map(({ method, received, refunded }) => (
          <tr key={method}>
            <td>{label(paymentMethods, method)}</td>
            <td>
              <bdi>{money(received)}</bdi>
            </td>
            <td>
              <bdi>{money(refunded)}</bdi>
            </td>
            <td>
              <bdi>{money(received - refunded)}</bdi>
            </td>
          </tr>
        ))}
      </SheetTable>
      <div className={classes.sums}>
        {sums.map(
          ([name, amount]) =>
            amount !== null && (
              <p key={name} className={classes.between}>
                <span>{name}</span>
                <span>{money(amount)}</span>
              </p>
            ),
        )}
      </div>
      <SheetSignature title={words.signature()} name={user_name} />
    </Sheet>
  )
}
