import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'

type Line = Schema<'FeeStatementLine'>

interface StatementLinesProps {
  /** Undefined while they are on the way. */
  lines: readonly Line[] | undefined
}

/** The lines of a fee statement: what was done, from what the fee is computed, what of it was earned. */
export function StatementLines({ lines }: StatementLinesProps) {
  const { fields, page } = useTexts()['fee-statement']
  const { date, money } = useFormat()
  if (lines?.length === 0) return <p className={none}>{page.noLines()}</p>
  const amount = (key: 'gross' | 'base', from?: 'lg') => ({
    key,
    header: fields[key](),
    align: 'end' as const,
    fit: true,
    from,
    cell: (line: Line) => money(line[key]),
  })
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <Table
        label={page.lines()}
        rows={lines}
        skeletonRows={5}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'service',
            header: fields.service(),
            cell: ({ service, day, patient_initials, invoice_number }) => (
              <TwoLines small={[date(day), patient_initials, invoice_number].join(' · ')}>{service}</TwoLines>
            ),
          },
          amount('gross', 'lg'),
          {
            key: 'deductions',
            header: fields.deductions(),
            align: 'end',
            fit: true,
            from: 'lg',
            cell: ({ deductions, lab_cost }) => (
              <TwoLines align="end" small={lab_cost === 0 ? '' : page.lab({ amount: money(lab_cost) })}>
                {money(deductions)}
              </TwoLines>
            ),
          },
          amount('base'),
          {
            key: 'fee',
            header: fields.fee(),
            align: 'end',
            fit: true,
            cell: ({ fee, percent }) => (
              <TwoLines align="end" small={percent === null ? page.fixed() : page.percent(percent)}>
                {money(fee)}
              </TwoLines>
            ),
          },
          {
            key: 'collected',
            header: fields.collected(),
            align: 'end',
            fit: true,
            cell: ({ collected, total }) => (
              <TwoLines align="end" small={page.of({ amount: money(total) })}>
                {money(collected)}
              </TwoLines>
            ),
          },
          {
            key: 'amount',
            header: fields.amount(),
            align: 'end',
            fit: true,
            cell: (line) => (
              <TwoLines
                align="end"
                small={line.assistant === 0 ? '' : page.assistant({ amount: money(line.assistant) })}
              >
                {money(line.amount)}
              </TwoLines>
            ),
          },
        ]}
      />
    </div>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
