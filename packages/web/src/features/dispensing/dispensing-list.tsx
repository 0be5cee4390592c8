import { isDate } from '@clinic/core/patient'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { useSearchParams } from 'wouter'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useShortcuts } from '../../platform/page/use-shortcuts'
import { failureText } from '../../platform/record/failure-text'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { DateField } from '../../ui/date/date-field'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Table } from '../../ui/table/table'
import { dispensingAddress, dispensingDayQuery } from './dispensing-query'
import { useDispensingColumns } from './use-dispensing-columns'

/** The signed prescriptions of a day: what waits, then what was handed out. Arrow down chooses the first who waits. */
export default function DispensingList() {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.dispensing
  const { today } = useClinicDay()
  const locale = useLanguage()
  const [address, setAddress] = useSearchParams()
  const typed = address.get('day') ?? ''
  const day = isDate(typed) ? typed : today
  const screen = useRef<HTMLDivElement>(null)
  const query = useEarlyQuery(dispensingDayQuery(api, day))
  const { data, error } = query
  const columns = useDispensingColumns()
  const chooseFirst = () => screen.current?.querySelector<HTMLElement>('tbody a')?.focus()
  useShortcuts({ ArrowDown: chooseFirst })
  return (
    <Page title={words.title()} tabs={useStockTabs(dispensingAddress)}>
      <div ref={screen} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <div className={css({ maxWidth: '[14rem]' })}>
          <DateField
            name="day"
            label={words.day()}
            locale={locale}
            max={today}
            value={day}
            onChange={(next) => isDate(next) && setAddress(next === today ? {} : { day: next })}
          />
        </div>
        <Card flush>
          {!data && error && <LoadFailed query={query} />}
          {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
          {data?.rows.length === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
          {(data ? data.rows.length > 0 : !error) && (
            <Table
              label={words.title()}
              columns={columns}
              rows={data?.rows}
              rowKey={({ id }) => id}
              href={({ id }) => `${dispensingAddress}/${id}`}
              skeletonRows={4}
            />
          )}
        </Card>
      </div>
    </Page>
  )
}
