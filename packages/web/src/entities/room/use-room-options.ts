import { unwrap } from '@clinic/api'
import { useRowOptions } from '../../platform/list/use-row-options'

interface RoomOptionsQuery {
  /** Other rooms, and those out of use, are shown only where they were chosen before. */
  of?: 'treatment'
}

/** The rooms of the clinic, to choose from; also those out of use, or a choice of old could not be shown. */
export const useRoomOptions = ({ of }: RoomOptionsQuery = {}) =>
  useRowOptions('room', {
    read: (api, query, signal) => unwrap(api.GET('/api/room', { params: { query }, signal })),
    optionOf: ({ name, type, status }) => ({
      label: name,
      retired: of !== undefined && (type !== of || status === 'inactive'),
    }),
  })
