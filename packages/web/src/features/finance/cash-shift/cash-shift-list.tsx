import { cashShiftStates } from '@clinic/core/cash-shift'
import { valuesOf } from '@clinic/core/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { cashShiftsQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { ListRows } from '../../../platform/list/list-rows'
import { useListAddress } from '../../../platform/list/use-list-address'
import { Page } from '../../../platform/page/page'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { FilterChips } from '../../../ui/table/filter-chips'
import { useFinanceTabs } from '../use-finance-tabs'
import { OwnShift } from './own-shift'
import { useCashShiftColumns } from './use-cash-shift-columns'

/** The cash shifts of the clinic, the latest first: whose drawer, and whether it was right. */
export default function CashShiftList() {
  const { api } = useApp()
  const { list: words, fields } = useTexts()['cash-shift']
  const { options } = useLabels()
  const address = useListAddress(['state'])
  const { page, rowPerPage } = address
  const state = address.chosen('state', valuesOf(cashShiftStates))
  const list = useQuery({
    ...cashShiftsQuery(api, { page, rowPerPage, state }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={words.title()} tabs={useFinanceTabs('cash-shift')}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <OwnShift />
        <Card flush>
          <div className={css({ paddingInline: { base: '4', sm: '6' }, paddingBlock: '3' })}>
            <FilterChips
              label={fields.state()}
              options={options(cashShiftStates)}
              value={state ?? ''}
              onChange={(next) => address.change({ state: next })}
            />
          </div>
          <ListRows
            words={words}
            columns={useCashShiftColumns()}
            href={({ id }) => `/clinic/finance/cash-shift/${id}`}
            list={list}
            address={address}
            sort=""
          />
        </Card>
      </div>
    </Page>
  )
}
