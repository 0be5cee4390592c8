import type { Schema } from '@clinic/api'
import { type batchRunnerMachine, type ImportEvent, importMachine } from '@clinic/core/import'
import { canMove } from '@clinic/core/lifecycle'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ImportChecked } from './import-checked'
import { ImportColumns } from './import-columns'
import { ImportProgress } from './import-progress'
import { importQuery } from './import-query'
import { ImportSteps } from './import-steps'

const ImportOver = lazyWithRetry(() => import('./import-over'))
const ImportRows = lazyWithRetry(() => import('./import-rows'))
const CancelImportDialog = lazyWithRetry(() => import('./cancel-import-dialog'))

interface ImportWorkProps {
  record: Schema<'Import'>
  runner: ActorRefFrom<typeof batchRunnerMachine>
}

/** Shows the step of an import that fits its state. */
export function ImportWork({ record, runner }: ImportWorkProps) {
  const { api } = useApp()
  const texts = useTexts().import
  const queries = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isBusy = useSelector(runner, (snapshot) => snapshot.hasTag('busy'))
  const { id, state, problems } = record
  const can = (type: ImportEvent['type']) => canMove(importMachine, state, { type })
  const hasRows = state === 'checked' || state === 'running' || (problems.length > 0 && state !== 'mapped')

  const isToName = state === 'uploaded' || (isNaming && can('import.map'))

  const check = (mapped: Schema<'Import'>) => {
    queries.setQueryData(importQuery(api, id).queryKey, mapped)
    setNaming(false)
    runner.send({ type: 'batch.go', step: 'check' })
  }
  return (
    <div className={column}>
      <Card>
        <div className={column}>
          <ImportSteps state={isNaming ? 'uploaded' : state} />
          {record.encoding === 'windows-1252' && isToName && <Banner>{texts.encoding()}</Banner>}
          {isToName ? (
            <ImportColumns
              key={record.version}
              record={record}
              onMapped={check}
              onKeep={state === 'uploaded' ? undefined : () => setNaming(false)}
            />
          ) : (
            <>
              {(state === 'mapped' || state === 'running') && <ImportProgress record={record} runner={runner} />}
              {state === 'checked' && (
                <ImportChecked
                  record={record}
                  isBusy={isBusy}
                  onRun={() => runner.send({ type: 'batch.go', step: 'run' })}
                />
              )}
              {(state === 'done' || state === 'cancelled') && (
                <Suspense fallback={<Skeleton shape="text" lines={3} />}>
                  <ImportOver record={record} />
                </Suspense>
              )}
            </>
          )}
          {can('import.cancel') && (
            <div className={row}>
              {can('import.map') && state !== 'uploaded' && !isNaming && !isBusy && (
                <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
                  {texts.checked.columns()}
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  runner.send({ type: 'batch.stop' })
                  setAsking(true)
                }}
              >
                {texts.cancel.open()}
              </Button>
            </div>
          )}
        </div>
      </Card>
      {hasRows && !isBusy && !isNaming && (
        <Suspense fallback={<Skeleton shape="text" lines={8} />}>
          <ImportRows key={state} record={record} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <CancelImportDialog record={record} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

const column = css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
