import { unwrap } from '@clinic/api'
import { useRowOptions } from '../../platform/list/use-row-options'

/** The rooms of the clinic, to choose from; also those out of use, or a choice of old could not be shown. */
export const useRoomOptions = () =>
  useRowOptions('room', {
    read: (api, query, signal) => unwrap(api.GET('/api/room', { params: { query }, signal })),
    labelOf: ({ name }) => name,
  })
