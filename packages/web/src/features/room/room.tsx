import { type operations, type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app-context'
import type { Master } from '../../platform/master/master'
import { optionsOf } from '../../platform/options-of'
import { useMay } from '../../platform/use-may'
import { useTexts } from '../../platform/use-texts'
import { Tag } from '../../ui/tag'

type Sort = NonNullable<NonNullable<operations['listRoom']['parameters']['query']>['sort']>

const statuses = ['active', 'inactive'] as const satisfies readonly Schema<'RoomStatus'>[]
const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Rooms: the list, the form, the page. */
export default function useRoom(): Master<Schema<'Room'>, Schema<'RoomInput'>> {
  const { api } = useApp()
  const { room: texts, master } = useTexts()
  const { fields } = texts
  const statusOptions = optionsOf(statuses, (status) => master.statuses[status]())
  return {
    key: 'room',
    words: texts.words,
    calls: {
      list({ search, page, rowPerPage, chosen }, signal) {
        const query = { search, page, rowPerPage, sort: chosen('sort', sorts), status: chosen('status', statuses) }
        return unwrap(api.GET('/api/room', { params: { query }, signal }))
      },
      read: (id, signal) => unwrap(api.GET('/api/room/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/room', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/room/{id}', { params: { path: { id } }, body })),
    },
    may: { create: useMay('createRoom'), update: useMay('updateRoom') },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'status',
        header: master.status(),
        fit: true,
        // what is usual stays quiet
        cell: ({ status }) => (status === 'active' ? master.statuses.active() : <Tag>{master.statuses[status]()}</Tag>),
      },
    ],
    filters: [{ name: 'status', label: master.status(), any: master.anyStatus(), options: statusOptions }],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: { name: '', status: 'active' },
    sections: [
      {
        title: texts.section(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          { kind: 'choice', name: 'status', label: master.status(), options: statusOptions },
        ],
      },
    ],
  }
}
