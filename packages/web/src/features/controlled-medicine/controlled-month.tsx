import { controlledCategories } from '@clinic/core/controlled-medicine'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { PeriodField } from '../../platform/time/period-field'
import { usePeriod } from '../../platform/time/use-period'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { type ControlledMedicine, monthQuery, registerAddress } from './controlled-medicine-query'

/** What narcotics and psychotropics came and went in a month; each figure opens the register behind it. */
export default function ControlledMonth() {
  const { api } = useApp()
  const texts = useTexts()['controlled-medicine']
  const period = usePeriod()
  const asked = `period=${period.period}`
  const month = useQuery(monthQuery(api, period.period))
  const columns = useMonthColumns()
  const { data, error } = month
  return (
    <Page title={texts.title()} tabs={useStockTabs(registerAddress)}>
      <Card flush>
        <div className={head}>
          <PeriodField label={texts.fields.month()} {...period} />
          <div className={links}>
            <Link href={`${registerAddress}/movement?${asked}`} className={buttonClass({ variant: 'outline' })}>
              {texts.register()}
            </Link>
            <Link href={`${registerAddress}/sheet?${asked}`} className={buttonClass()}>
              {texts.print()}
            </Link>
          </div>
        </div>
        {!data && error && <LoadFailed query={month} />}
        {data?.length === 0 && <EmptyState title={texts.nothing()}>{texts.nothingText()}</EmptyState>}
        {data?.length !== 0 && !(error && !data) && (
          <Table
            wide
            label={texts.title()}
            rows={data}
            skeletonRows={3}
            rowKey={({ id }) => id}
            href={({ id }) => `${registerAddress}/movement?${asked}&medicine_id=${id}`}
            columns={columns}
          />
        )}
      </Card>
    </Page>
  )
}

function useMonthColumns(): readonly Column<ControlledMedicine>[] {
  const { fields } = useTexts()['controlled-medicine']
  const { label } = useLabels()
  const { number } = useFormat()
  const nameOf = useMedicineName()
  const figure = (
    key: 'opening' | 'received' | 'dispensed' | 'used' | 'returned' | 'transferred' | 'corrected',
  ): Column<ControlledMedicine> => ({
    key,
    header: fields[key](),
    align: 'end',
    fit: true,
    cell: (row) => number(row[key]),
  })
  const change = (key: 'transferred' | 'corrected'): Column<ControlledMedicine> => ({
    ...figure(key),
    cell: (row) => (row[key] > 0 ? `+${number(row[key])}` : number(row[key])),
  })
  return [
    {
      key: 'medicine',
      header: fields.medicine(),
      cell: (row) => <TwoLines small={label(controlledCategories, row.category)}>{nameOf(row)}</TwoLines>,
    },
    figure('opening'),
    figure('received'),
    figure('dispensed'),
    figure('used'),
    figure('returned'),
    change('transferred'),
    change('corrected'),
    {
      key: 'closing',
      header: fields.closing(),
      align: 'end',
      fit: true,
      cell: ({ closing }) => <strong>{number(closing)}</strong>,
    },
  ]
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: '3',
})
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
