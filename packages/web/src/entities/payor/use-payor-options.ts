import { unwrap } from '@clinic/api'
import { payorStatuses } from '@clinic/core/payor'
import { useRowOptions } from '../../platform/list/use-row-options'
import { useLabels } from '../../platform/texts/use-labels'

/** The payors of the clinic, to choose from; those that are inactive say so. */
export function usePayorOptions() {
  const { label } = useLabels()
  return useRowOptions('payor', {
    read: (api, query, signal) => unwrap(api.GET('/api/payor', { params: { query }, signal })),
    optionOf: ({ name, status }) => ({
      label: status === 'active' ? name : `${name} (${label(payorStatuses, status)})`,
    }),
  })
}
