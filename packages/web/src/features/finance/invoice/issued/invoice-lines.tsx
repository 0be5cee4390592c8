import type { Schema } from '@clinic/api'
import { LineCoverage } from '../../../../entities/invoice/line-coverage'
import { LinePackage } from '../../../../entities/invoice/line-package'
import { useDiscountText } from '../../../../entities/invoice/use-discount-text'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import { isolated } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Table } from '../../../../ui/table/table'
import { TwoLines } from '../../../../ui/table/two-lines'

interface InvoiceLinesProps {
  lines: readonly Schema<'InvoiceLine'>[]
  /** Whether a plan pays a part. */
  isCovered: boolean
}

/** The lines of an invoice as they were billed. */
export function InvoiceLines({ lines, isCovered }: InvoiceLinesProps) {
  const { page, fields, discount: discounts, line: words } = useTexts().invoice
  const { money, number } = useFormat()
  const { name, place, list, plan } = useLineText()
  const discountText = useDiscountText()
  return (
    <Table
      label={page.lines()}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'service',
          header: page.service(),
          cell: (line) => (
            <TwoLines
              small={[line.code, place(line), line.doctor_name && isolated(line.doctor_name), list(line), plan(line)]
                .filter(Boolean)
                .join(' · ')}
            >
              {name(line)}
            </TwoLines>
          ),
        },
        {
          key: 'quantity',
          header: fields.quantity(),
          align: 'end',
          fit: true,
          cell: ({ quantity }) => number(quantity),
        },
        {
          key: 'price',
          header: fields.unit_price(),
          align: 'end',
          fit: true,
          cell: ({ unit_price }) => (unit_price === null ? words.noPrice() : money(unit_price)),
        },
        {
          key: 'discount',
          header: fields.discount(),
          align: 'end',
          cell: ({ discount, discount_reason, amounts, package: prepaidBy }) =>
            prepaidBy ? (
              <TwoLines align="end" small={<LinePackage of={prepaidBy} />}>
                {money(-amounts.discount)}
              </TwoLines>
            ) : (
              discount && (
                <TwoLines
                  align="end"
                  small={discounts.given({ discount: discountText(discount), reason: discount_reason })}
                >
                  {money(-amounts.discount)}
                </TwoLines>
              )
            ),
        },
        {
          key: 'total',
          header: fields.amount(),
          align: 'end',
          fit: true,
          cell: ({ amounts }) => (
            <TwoLines align="end" small={isCovered && <LineCoverage amounts={amounts} />}>
              {money(amounts.gross - amounts.discount)}
            </TwoLines>
          ),
        },
      ]}
    />
  )
}
