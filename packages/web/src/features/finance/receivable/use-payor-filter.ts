import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { receivablesQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import type { ListFilter } from '../../../platform/list/list-toolbar'
import { useTexts } from '../../../platform/texts/use-texts'

/** The filter of claims by payor: those that owe something, and that of the address. */
export function usePayorFilter(): ListFilter {
  const { api } = useApp()
  const { fields, any, otherPayor } = useTexts().claim
  const [address] = useSearchParams()
  const chosen = address.get('payor')
  const { data } = useQuery(receivablesQuery(api))
  const owing = (data ?? []).map(({ payor_id, payor_name }) => ({ value: String(payor_id), label: payor_name }))
  const isOther = chosen !== null && owing.every(({ value }) => value !== chosen)
  return {
    name: 'payor',
    label: fields.payor(),
    any: any.payor(),
    options: isOther ? [{ value: chosen, label: otherPayor({ id: chosen }) }, ...owing] : owing,
  }
}
