import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { cashShiftsQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import type { ListFilter } from '../../../platform/list/list-toolbar'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** The filter of payments by cash shift: the latest ones, and that of the address. */
export function useShiftFilter(): ListFilter {
  const { api } = useApp()
  const { anyShift, shift, otherShift, tabs } = useTexts().finance
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const [address] = useSearchParams()
  const chosen = address.get('shift')
  const { data } = useQuery(cashShiftsQuery(api, { page: 1, rowPerPage: 25 }))
  const latest = (data?.rows ?? []).map(({ id, user_name, opened_at }) => ({
    value: String(id),
    label: shift({ name: isolated(user_name), when: dateTime(opened_at) }),
  }))
  const isOther = chosen !== null && latest.every(({ value }) => value !== chosen)
  return {
    name: 'shift',
    label: tabs['cash-shift'](),
    any: anyShift(),
    options: isOther ? [{ value: chosen, label: otherShift({ id: chosen }) }, ...latest] : latest,
  }
}
