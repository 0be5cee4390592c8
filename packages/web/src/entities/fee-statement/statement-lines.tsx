import type { Schema } from '@clinic/api'
import { feeLineKinds } from '@clinic/core/fee-statement'
import { css } from 'styled-system/css'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Deductions } from './deductions'

type Line = Schema<'FeeStatementLine'>

interface StatementLinesProps {
  /** Undefined while they are on the way. */
  lines: readonly Line[] | undefined
}

/** The lines of a fee statement: what was done, from what the fee is computed, what of it was earned. */
export function StatementLines({ lines }: StatementLinesProps) {
  const { fields, page } = useTexts()['fee-statement']
  const { date, money } = useFormat()
  const { label } = useLabels()
  if (lines?.length === 0) return <p className={none}>{page.noLines()}</p>
  const amount = (key: 'gross' | 'base') => ({
    key,
    header: fields[key](),
    align: 'end' as const,
    fit: true,
    from: 'lg' as const,
    cell: (line: Line) => (isTopUp(line) ? '' : money(line[key])),
  })
  return (
    <Table
      label={page.lines()}
      rows={lines}
      skeletonRows={5}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'service',
          header: fields.service(),
          cell: (line) =>
            isTopUp(line) ? (
              label(feeLineKinds, line.kind)
            ) : (
              <TwoLines small={[date(line.day), line.patient_initials, line.invoice_number].join(' · ')}>
                {line.service}
              </TwoLines>
            ),
        },
        amount('gross'),
        {
          key: 'deductions',
          header: fields.deductions(),
          align: 'end',
          fit: true,
          from: 'lg',
          cell: (line) => !isTopUp(line) && <Deductions line={line} />,
        },
        amount('base'),
        {
          key: 'fee',
          header: fields.fee(),
          align: 'end',
          fit: true,
          cell: (line) =>
            !isTopUp(line) && (
              <TwoLines align="end" small={line.percent === null ? page.fixed() : page.percent(line.percent)}>
                {money(line.fee)}
              </TwoLines>
            ),
        },
        {
          key: 'collected',
          header: fields.collected(),
          align: 'end',
          fit: true,
          cell: (line) =>
            !isTopUp(line) && (
              <TwoLines align="end" small={page.of({ amount: money(line.total) })}>
                {money(line.collected)}
              </TwoLines>
            ),
        },
        {
          key: 'amount',
          header: fields.amount(),
          align: 'end',
          fit: true,
          cell: (line) => (
            <TwoLines align="end" small={line.assistant === 0 ? '' : page.assistant({ amount: money(line.assistant) })}>
              {money(line.amount)}
            </TwoLines>
          ),
        },
      ]}
    />
  )
}

const isTopUp = ({ kind }: Line) => kind === 'top_up'

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
