import { Link } from 'wouter'
import type { CreditNote } from '../../../../entities/credit-note/credit-note-query'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { buttonClass } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Table } from '../../../../ui/table/table'
import { TwoLines } from '../../../../ui/table/two-lines'

/** What was taken off an invoice, each with its sheet. */
export default function CreditNoteRows({ notes }: { notes: readonly CreditNote[] }) {
  const words = useTexts()['credit-note']
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  return (
    <Card title={words.title()} flush>
      <Table
        label={words.title()}
        rows={notes}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            header: words.fields.number(),
            cell: ({ number, reason }) => <TwoLines small={<bdi>{reason}</bdi>}>{number}</TwoLines>,
          },
          {
            key: 'at',
            header: words.fields.issued_at(),
            cell: ({ issued_at, issued_by }) => <TwoLines small={issued_by}>{dateTime(issued_at)}</TwoLines>,
          },
          {
            key: 'amount',
            header: words.fields.amount(),
            align: 'end',
            fit: true,
            cell: ({ amount, refunded }) => (
              <TwoLines align="end" small={refunded > 0 && words.givenBack({ amount: money(refunded) })}>
                {money(-amount)}
              </TwoLines>
            ),
          },
        ]}
        actionsLabel={words.sheet.title()}
        actions={({ id, number }) => (
          <Link
            href={`/clinic/finance/credit-note/${id}/sheet`}
            aria-label={words.sheetOf({ number })}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {words.sheet.title()}
          </Link>
        )}
      />
    </Card>
  )
}
