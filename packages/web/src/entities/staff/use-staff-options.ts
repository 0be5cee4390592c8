import { unwrap } from '@clinic/api'
import { useRowOptions } from '../../platform/list/use-row-options'

/** The assistants of the house, to choose from. */
export const useStaffOptions = () =>
  useRowOptions('staff', {
    read: (api, query, signal) =>
      unwrap(api.GET('/api/staff', { params: { query: { ...query, status: 'active' } }, signal })),
    optionOf: ({ name }) => ({ label: name }),
  })
