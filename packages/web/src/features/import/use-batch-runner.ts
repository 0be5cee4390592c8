import { ApiError, unwrap } from '@clinic/api'
import { batchRunnerMachine, type ImportState, type ImportStep } from '@clinic/core/import'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { importQuery } from './import-query'

/** Runs an import while its page is open; each step updates the progress at once. */
export function useBatchRunner(id: number) {
  const { api, network } = useApp()
  const queries = useQueryClient()
  const machine = useMemo(() => {
    const stored = importQuery(api, id)
    const takeStep = fromPromise<ImportState, ImportStep>(async ({ input }) => {
      const request = { params: { path: { id } } }
      try {
        const record = await unwrap(
          input === 'check' ? api.POST('/api/import/{id}/check', request) : api.POST('/api/import/{id}/run', request),
        )
        queries.setQueryData(stored.queryKey, record)
        return record.state
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        // another window continued: the stored import says what is left to do
        return (await queries.fetchQuery({ ...stored, staleTime: 0 })).state
      }
    })
    return batchRunnerMachine.provide({ actors: { takeStep } })
  }, [api, id, queries])
  const runner = useActorRef(machine)

  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  useEffect(() => {
    if (!isOffline) runner.send({ type: 'network.restored' })
  }, [isOffline, runner])
  return runner
}
