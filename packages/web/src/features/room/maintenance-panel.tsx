import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { maintenanceMachine, roomMaintenanceStates } from '@clinic/core/room'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { LoadFailed } from '../../platform/page/load-failed'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { CollidingAppointments } from './colliding-appointments'
import { MaintenanceForm } from './maintenance-form'

const CancelMaintenanceDialog = lazyWithRetry(() => import('./cancel-maintenance-dialog'))

/** When a room is out of use, and the form of one more such time. */
export default function MaintenancePanel({ room }: { room: number }) {
  const { api } = useApp()
  const { maintenance: texts } = useTexts().room
  const { timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const canPlan = useCanCall(operationRoles.createRoomMaintenance)
  const [isPlanning, setPlanning] = useState(false)
  const [cancelled, setCancelled] = useState<Schema<'RoomMaintenance'>>()
  const query = useQuery({
    queryKey: ['room', 'maintenance', room],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(api.GET('/api/room/{id}/maintenance', { params: { path: { id: room }, query: page }, signal })),
      ),
  })
  const { data, error } = query

  return (
    <Card
      flush
      title={texts.title()}
      actions={
        canPlan &&
        !isPlanning && (
          <Button variant="soft" size="sm" onClick={() => setPlanning(true)}>
            {texts.plan()}
          </Button>
        )
      }
    >
      {isPlanning && <MaintenanceForm room={room} onClose={() => setPlanning(false)} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.length === 0 && <p className={none}>{texts.none()}</p>}
      {data?.length !== 0 && !error && (
        <Table
          label={texts.title()}
          rows={data}
          skeletonRows={2}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'starts_at',
              header: texts.period(),
              cell: ({ starts_at, ends_at }) => (
                <span className={period}>
                  <span>{dateTime(starts_at)} –</span>
                  <span>{dateTime(ends_at)}</span>
                </span>
              ),
            },
            {
              key: 'reason',
              header: texts.reason(),
              cell: ({ reason, appointments }) => (
                <>
                  <bdi>{reason}</bdi>
                  {appointments.length > 0 && <CollidingAppointments appointments={appointments} />}
                </>
              ),
            },
            {
              key: 'state',
              header: texts.state(),
              selfEvident: true,
              fit: true,
              cell: (window) => (
                <span className={state}>
                  <ValueTag of={roomMaintenanceStates} value={window.state} />
                  {canPlan && canMove(maintenanceMachine, window.state, { type: 'maintenance.cancel' }) && (
                    <Button variant="outline" size="sm" onClick={() => setCancelled(window)}>
                      {canMove(maintenanceMachine, window.state, { type: 'maintenance.endNow' })
                        ? texts.endNow()
                        : texts.cancel()}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {cancelled && (
        <Suspense>
          <CancelMaintenanceDialog window={cancelled} onClose={() => setCancelled(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const period = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', '& > *': { whiteSpace: 'nowrap' } })
const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
