import { type Schema, unwrap } from '@clinic/api'
import { asksWhetherLeft } from '@clinic/core/visit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { VisitStep } from '../../entities/visit/visit-entry'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const CallDialog = lazyWithRetry(() => import('./call-dialog'))
const RequeueDialog = lazyWithRetry(() => import('./requeue-dialog'))
const UndoDialog = lazyWithRetry(() => import('./undo-dialog'))
const LeaveDialog = lazyWithRetry(() => import('./leave-dialog'))
const CheckOutDialog = lazyWithRetry(() => import('../../entities/visit/check-out-dialog'))
const VoidDialog = lazyWithRetry(() => import('./void-dialog'))

type VisitCard = Schema<'VisitCard'>

interface Asked {
  step: VisitStep
  visit: VisitCard
}

/**
 * What is done with somebody who is here: asked about first, where there is something to say. `begun` is asked about without a press,
 * and `onOver` ends it.
 */
export function useVisitSteps(begun?: Asked, onOver?: () => void) {
  const [pressed, setPressed] = useState<Asked>()
  const asked = pressed ?? begun
  const requeue = useRequeue()
  const over = asked && { visit: asked.visit, onClose: () => (pressed ? setPressed(undefined) : onOver?.()) }
  return {
    ask(step: VisitStep, visit: VisitCard) {
      if (step === 'requeue' && !asksWhetherLeft(visit.call_attempts)) requeue.mutate(visit)
      else setPressed({ step, visit })
    },
    /** The visit that is on its way to the next step. */
    busyWith: requeue.isPending ? requeue.variables.id : undefined,
    dialogs: over && (
      <Suspense>
        {asked.step === 'call' && <CallDialog {...over} />}
        {asked.step === 'requeue' && (
          <RequeueDialog
            {...over}
            onKeep={() => {
              over.onClose()
              requeue.mutate(asked.visit)
            }}
          />
        )}
        {asked.step === 'undo' && <UndoDialog {...over} />}
        {asked.step === 'leave' && <LeaveDialog {...over} />}
        {asked.step === 'checkOut' && <CheckOutDialog {...over} />}
        {asked.step === 'void' && <VoidDialog {...over} />}
      </Suspense>
    ),
  }
}

/** Somebody did not come when called: they wait again, a few places behind. */
function useRequeue() {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: VisitCard) =>
      unwrap(api.POST('/api/visit/{id}/requeue', { params: { path: { id } }, body: { version } })),
    onSuccess: ({ patient }) => void notify('success', texts.visit.requeue.saved({ name: personName(patient) })),
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['visit'] }),
  })
}
