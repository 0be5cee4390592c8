import { unwrap } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { visitMachine } from '@clinic/core/visit'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { useStep } from '../../entities/vital-sign/use-step'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const SkipDialog = lazyWithRetry(() => import('../../entities/vital-sign/skip-dialog'))

interface SheetStepsProps {
  sheet: Sheet
  takesVitalSigns: boolean
  onChanged: (sheet: Sheet) => void
  onMeasure: () => void
}

/** What comes next for a patient, and the buttons their state allows. */
export function SheetSteps({ sheet, takesVitalSigns, onChanged, onMeasure }: SheetStepsProps) {
  const { api } = useApp()
  const queries = useQueryClient()
  const { steps } = useTexts()['vital-sign']
  const [isSkipping, setSkipping] = useState(false)
  const { id, state, version, vital_sign, skip_reason } = sheet
  const params = { path: { id } }
  const call = useStep(
    () => unwrap(api.POST('/api/visit/{id}/call', { params, body: { room_id: null, version } })),
    () => {
      void queries.invalidateQueries({ queryKey: ['vital-sign'] })
      void queries.invalidateQueries({ queryKey: ['visit'] })
    },
  )
  const start = useStep(
    () => unwrap(api.POST('/api/visit/{id}/vital-sign/start', { params, body: { version } })),
    onChanged,
  )
  const toChair = useStep(
    () =>
      unwrap(api.POST('/api/visit/{id}/vital-sign/skip', { params, body: { reason: steps.toChairReason(), version } })),
    onChanged,
  )
  const canSkip = canMove(visitMachine, state, { type: 'visit.skipVitals' })
  const isLate = state === 'ready' || state === 'in_practice' || state === 'paused'
  const classes = recipe()
  return (
    <>
      <p>{said()}</p>
      <div className={classes.actions}>
        {state === 'waiting' && (
          <Button data-step="next" {...call}>
            {steps.call()}
          </Button>
        )}
        {state === 'called' && takesVitalSigns && (
          <Button data-step="next" {...start}>
            {steps.start()}
          </Button>
        )}
        {state === 'called' && !takesVitalSigns && (
          <Button data-step="next" {...toChair}>
            {steps.toChair()}
          </Button>
        )}
        {isLate && (
          <Button data-step="next" variant="outline" onClick={onMeasure}>
            {vital_sign.state === 'recorded' ? steps.again() : steps.measure()}
          </Button>
        )}
        {canSkip && takesVitalSigns && (
          <Button variant="outline" onClick={() => setSkipping(true)}>
            {steps.skip()}
          </Button>
        )}
      </div>
      <Suspense>
        {isSkipping && <SkipDialog visit={sheet} onSkipped={onChanged} onClose={() => setSkipping(false)} />}
      </Suspense>
    </>
  )

  function said() {
    if (state === 'waiting') return steps.waiting()
    if (state === 'called') return steps.called()
    if (!isLate) return steps.over()
    if (vital_sign.state === 'skipped') return steps.skipped({ reason: skip_reason })
    return vital_sign.state === 'recorded' ? steps.ready() : steps.notTaken()
  }
}
