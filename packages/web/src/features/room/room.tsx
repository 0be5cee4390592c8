import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { roomStates, roomStatuses, roomTypes } from '@clinic/core/room'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { TwoLines } from '../../ui/table/two-lines'

type Sort = NonNullable<NonNullable<operations['listRoom']['parameters']['query']>['sort']>

const MaintenancePanel = lazyWithRetry(() => import('./maintenance-panel'))

const sorts = ['code', '-code', 'name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Rooms: the list, the form, the page with the maintenance below. */
export default function useRoom(): Master<Schema<'Room'>, Schema<'RoomInput'>> {
  const { api } = useApp()
  const { room: texts } = useTexts()
  const { label, options } = useLabels()
  const { timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const { fields } = texts
  const typeOptions = options(roomTypes)
  const state = useStatus(roomStates, 'state')
  const status = useStatus(roomStatuses)
  return {
    key: 'room',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/room',
        query: {
          sort: chosen('sort', sorts),
          type: chosen('type', valuesOf(roomTypes)),
          state: chosen('state', valuesOf(roomStates)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/room/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/room', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/room/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.createRoom), update: useCanCall(operationRoles.updateRoom) },
    nameOf: ({ code, name }) => `${code} ${name}`,
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: ({ code, name }) => <TwoLines small={code}>{name}</TwoLines>,
      },
      { key: 'type', header: fields.type(), fit: true, cell: ({ type }) => label(roomTypes, type) },
      { key: 'floor', header: fields.floor(), fit: true, from: 'lg', cell: ({ floor }) => <bdi>{floor}</bdi> },
      {
        key: 'chair',
        header: texts.chair(),
        from: 'lg',
        cell: ({ chair_brand, chair_serial }) => <TwoLines small={chair_serial}>{chair_brand}</TwoLines>,
      },
      state.column,
    ],
    filters: [{ name: 'type', label: fields.type(), any: texts.anyType(), options: typeOptions }, state.filter],
    sorts: optionsOf(sorts, (sort) => texts.sorts[sort]()),
    empty: {
      code: '',
      name: '',
      type: 'treatment',
      floor: '',
      chair_brand: '',
      chair_serial: '',
      note: '',
      status: 'active',
    },
    sections: [
      {
        title: texts.section(),
        fields: [
          [
            { kind: 'text', name: 'code', label: fields.code(), help: texts.codeHelp(), required: true, maxLength: 20 },
            { kind: 'text', name: 'name', label: fields.name(), required: true },
          ],
          [
            { kind: 'choice', name: 'type', label: fields.type(), options: typeOptions },
            { kind: 'text', name: 'floor', label: fields.floor(), maxLength: 20 },
          ],
          status.field,
        ],
      },
      {
        title: texts.chair(),
        description: texts.chairHelp(),
        fields: [
          [
            { kind: 'text', name: 'chair_brand', label: fields.chair_brand() },
            { kind: 'text', name: 'chair_serial', label: fields.chair_serial(), maxLength: 60 },
          ],
          { kind: 'long-text', name: 'note', label: fields.note() },
        ],
      },
    ],
    notice: ({ maintenance_until }) =>
      maintenance_until && (
        <Banner tone="warning">{texts.underMaintenance({ until: dateTime(maintenance_until) })}</Banner>
      ),
    panels: ({ id }) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <MaintenancePanel room={id} />
      </Suspense>
    ),
  }
}
