import { type ReportQuestion, reportDays, reportPeriods } from '@clinic/core/report'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link, useSearchParams } from 'wouter'
import { factsAddress, reportAddress } from '../../entities/report/report-address'
import { reportQuery } from '../../entities/report/report-query'
import { useApp } from '../../platform/app/app-context'
import { Choice } from '../../platform/list/list-toolbar'
import { LoadFailed } from '../../platform/page/load-failed'
import { oneOf } from '../../platform/texts/one-of'
import { optionsOf } from '../../platform/texts/options-of'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Table } from '../../ui/table/table'

const shown = 5

/** What was done most in some days, beside what was billed for it: both as the reports count. */
export default function TopProcedures({ today }: { today: string }) {
  const { api } = useApp()
  useNamespace('report')
  const { dashboard, report } = useTexts()
  const texts = dashboard.procedures
  const { number, money } = useFormat()
  const [address, setAddress] = useSearchParams()
  const period = oneOf(reportPeriods, address.get('period') ?? '') ?? 'month'
  const question: ReportQuestion = { subject: 'procedure', by: 'product', ...reportDays(period, today) }
  const done = useQuery(reportQuery(api, question))
  const billed = useQuery(reportQuery(api, { ...question, subject: 'revenue' }))
  const amountOf = (service: string) => billed.data?.groups.find(({ key }) => key === service)?.amount
  const rows = done.data?.groups.slice(0, shown)
  return (
    <Card
      flush
      title={texts.title()}
      actions={
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
          <Choice
            label={texts.period()}
            value={period}
            options={optionsOf(reportPeriods, (each) => report.periods[each]())}
            onChange={(next) =>
              setAddress(
                (before) => {
                  const after = new URLSearchParams(before)
                  after.set('period', next)
                  return after
                },
                { replace: true },
              )
            }
          />
          <Link href={reportAddress(question)} className={link()}>
            {dashboard.seeAll()}
          </Link>
        </div>
      }
    >
      {!rows && done.isError && <LoadFailed query={done} />}
      {!rows && !done.isError && <Skeleton lines={shown} />}
      {rows?.length === 0 && (
        <p className={css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlockEnd: '4' })}>
          {texts.none()}
        </p>
      )}
      {rows && rows.length > 0 && (
        <Table
          label={texts.title()}
          rows={rows}
          rowKey={({ key }) => key}
          href={({ key }) => factsAddress(question, key)}
          columns={[
            { key: 'service', header: texts.service(), cell: ({ key, label }) => <bdi>{label ?? key}</bdi> },
            { key: 'count', header: texts.count(), align: 'end', fit: true, cell: ({ count }) => number(count) },
            {
              key: 'amount',
              header: texts.billed(),
              align: 'end',
              fit: true,
              cell: ({ key }) => money(amountOf(key) ?? 0),
            },
          ]}
        />
      )}
    </Card>
  )
}
