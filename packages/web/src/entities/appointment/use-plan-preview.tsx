import { type Schema, unwrap } from '@clinic/api'
import { Suspense, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { SaveCancelled } from '../../platform/record/save-cancelled'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const PlanViolationsDialog = lazyWithRetry(() => import('./plan-violations-dialog'))

interface Question {
  appointments: Schema<'AppointmentListReply'>['data']
  answer: (isMeant: boolean) => void
}

/**
 * Asks before a change of the plan leaves appointments outside of it: `save={(value) => planPreview.before(change, () => …)}`,
 * and `planPreview.question` beside the form. A refusal of the change is shown like one of the save.
 */
export function usePlanPreview() {
  const { api } = useApp()
  const [question, setQuestion] = useState<Question>()
  return {
    async before<Saved>(change: Schema<'PlanChange'> | undefined, save: () => Promise<Saved>): Promise<Saved> {
      const appointments = change && (await unwrap(api.POST('/api/appointment/preview-plan-change', { body: change })))
      if (appointments && appointments.count > 0) {
        const isMeant = await new Promise<boolean>((answer) => setQuestion({ appointments, answer }))
        setQuestion(undefined)
        if (!isMeant) throw new SaveCancelled()
      }
      return save()
    },
    question: question && (
      <Suspense>
        <PlanViolationsDialog {...question} />
      </Suspense>
    ),
  }
}
