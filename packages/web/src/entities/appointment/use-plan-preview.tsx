import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { SaveCancelled } from '../../platform/record/save-cancelled'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { dateIn } from '../../platform/time/date-in'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const PlanViolationsDialog = lazyWithRetry(() => import('./plan-violations-dialog'))
const AffectedDialog = lazyWithRetry(() => import('./affected/affected-dialog'))

type Affected = Schema<'AppointmentListReply'>['data']
type Step =
  | { kind: 'question'; appointments: Affected; answer: (isMeant: boolean) => void }
  | { kind: 'affected'; appointments: Affected; onClose: () => void }

/**
 * Asks before a change of the plan leaves appointments outside of it, and once it is made shows them until they have another time or
 * dentist: `save={(value) => planPreview.before(change, () => …)}`, and `planPreview.question` beside the form. A refusal of the change
 * is shown like one of the save.
 */
export function usePlanPreview() {
  const { api } = useApp()
  const { timeZone } = useClinicDay()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>()
  return {
    async before<Saved>(change: Schema<'PlanChange'> | undefined, save: () => Promise<Saved>): Promise<Saved> {
      const appointments = change && (await unwrap(api.POST('/api/appointment/preview-plan-change', { body: change })))
      if (!appointments || appointments.count === 0) return save()
      const isMeant = await new Promise<boolean>((answer) => setStep({ kind: 'question', appointments, answer }))
      setStep(undefined)
      if (!isMeant) throw new SaveCancelled()
      const saved = await save()
      void queries.invalidateQueries({ queryKey: ['appointment'] })
      await new Promise<void>((onClose) => setStep({ kind: 'affected', appointments, onClose }))
      setStep(undefined)
      return saved
    },
    question: step && (
      <Suspense>
        {step.kind === 'question' && <PlanViolationsDialog {...step} />}
        {step.kind === 'affected' && (
          <AffectedDialog {...shownOf(step.appointments, timeZone)} onClose={step.onClose} />
        )}
      </Suspense>
    ),
  }
}

/** Those that were named before; when there were too many to name, all from the first one on. */
function shownOf({ rows, count }: Affected, timeZone: string | undefined) {
  const days = rows.map(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at))).sort()
  const from = days[0]
  return count > rows.length ? { from } : { from, until: days.at(-1), ids: rows.map(({ id }) => id) }
}
