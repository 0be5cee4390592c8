import { type Schema, unwrap } from '@clinic/api'
import { assistanceMachine, assistanceRoles, assistanceStates } from '@clinic/core/assistance'
import { canMove } from '@clinic/core/lifecycle'
import { isInTreatment } from '@clinic/core/visit'
import { Suspense } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { AssistedTime } from './assisted-time'
import { HandOver } from './hand-over'
import { Materials } from './materials'
import { Preparation } from './preparation'
import { useAssistanceChange } from './use-assistance-change'

const Dictation = lazyWithRetry(() => import('./dictation'))
const AssistedPeriodontal = lazyWithRetry(() => import('./assisted-periodontal'))

interface OwnAssistanceProps {
  assistance: Assistance
  planned: readonly Schema<'PlannedService'>[]
  visit: Schema<'VisitCard'>
  usual: readonly Schema<'UsualMaterial'>[]
}

/** What comes next for the one who assists: prepare, start, stop; what is laid out and what was used. */
export function OwnAssistance({ assistance, planned, visit, usual }: OwnAssistanceProps) {
  const { api } = useApp()
  const { steps } = useTexts().assistance
  const { label } = useLabels()
  const { change, busy } = useAssistanceChange(assistance)
  const { state, role } = assistance
  const can = (type: 'assistance.prepare' | 'assistance.start' | 'assistance.stop' | 'assistance.reassign') =>
    canMove(assistanceMachine, state, { type })
  const step = (path: '/api/assistance/{id}/start' | '/api/assistance/{id}/stop') => () =>
    change(({ id, version }) => unwrap(api.POST(path, { params: { path: { id } }, body: { version } })))
  const prepare = () =>
    change(({ id, version }) =>
      unwrap(api.POST('/api/assistance/{id}/prepare', { params: { path: { id } }, body: { prepared: [], version } })),
    )
  const classes = recipe()
  return (
    <>
      <div className={classes.actions}>
        <span>{label(assistanceRoles, role)}</span>
        <ValueTag of={assistanceStates} value={state} />
        <AssistedTime assistance={assistance} />
        {can('assistance.prepare') && (
          <Button data-step="next" busy={busy} onClick={prepare}>
            {steps.prepare()}
          </Button>
        )}
        {can('assistance.start') && (
          <Button data-step="next" busy={busy} onClick={step('/api/assistance/{id}/start')}>
            {steps.start()}
          </Button>
        )}
        {can('assistance.stop') && (
          <Button busy={busy} onClick={step('/api/assistance/{id}/stop')}>
            {steps.stop()}
          </Button>
        )}
        {can('assistance.reassign') && (
          <HandOver assistance={assistance} patient={visit.patient} label={steps.handOver()} />
        )}
      </div>
      {(state === 'preparing' || state === 'assisting') && <Preparation assistance={assistance} planned={planned} />}
      {state === 'assisting' && isInTreatment(visit.state) && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <Dictation visit={visit} />
          <AssistedPeriodontal visit={visit} />
        </Suspense>
      )}
      {(state === 'assisting' || state === 'done') && <Materials assistance={assistance} usual={usual} />}
    </>
  )
}
