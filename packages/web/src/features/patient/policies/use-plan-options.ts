import { unwrap } from '@clinic/api'
import { useRowOptions } from '../../../platform/list/use-row-options'
import { isolated } from '../../../platform/texts/person-name'

/** The plans of the clinic that a new policy can be of. */
export const usePlanOptions = () =>
  useRowOptions('insurance', {
    read: (api, position, signal) =>
      unwrap(
        api.GET('/api/insurance', { params: { query: { status: 'active', sort: 'payor', ...position } }, signal }),
      ),
    optionOf: ({ payor_name, name }) => ({ label: `${isolated(payor_name)} · ${name}` }),
  })
