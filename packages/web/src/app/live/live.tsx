import { operationRoles } from '@clinic/core/access'
import { liveMachine } from '@clinic/core/live'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo } from 'react'
import { useApp } from '../../platform/app/app-context'
import { clinicPosition } from '../../platform/session/clinic-position'
import { useCanCall } from '../../platform/session/use-can-call'
import { byServerClock } from '../../platform/time/server-clock'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LiveNote } from './live-note'
import { watchChanges } from './watch-changes'

const UnsentCount = lazyWithRetry(() => import('../journal/unsent-count'))

/**
 * Keeps the data on screen current: reads changes of others anew, and marks data that may be stale. What a dentist charted is sent
 * from here too.
 */
export default function Live() {
  const { api, network } = useApp()
  const queries = useQueryClient()
  const machine = useMemo(
    () => liveMachine.provide({ actors: { watchChanges: watchChanges(api, clinicPosition.earliest) } }),
    [api],
  )
  const live = useActorRef(machine)

  useEffect(() => {
    const changed = live.on('changed', ({ features }) => {
      for (const feature of features) void queries.invalidateQueries({ queryKey: [feature] })
    })
    const missed = live.on('missed', () => void queries.invalidateQueries())
    return () => {
      changed.unsubscribe()
      missed.unsubscribe()
    }
  }, [live, queries])

  useEffect(() => {
    const look = () =>
      live.send(
        document.visibilityState === 'hidden'
          ? { type: 'window.hidden', at: byServerClock(Date.now()) }
          : { type: 'window.shown' },
      )
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [live])

  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  useEffect(() => {
    if (!isOffline) live.send({ type: 'network.restored' })
  }, [isOffline, live])

  const canChart = useCanCall(operationRoles.enterFindings)
  return (
    <>
      <LiveNote live={live} />
      <Suspense>{canChart && <UnsentCount />}</Suspense>
    </>
  )
}
