import { ApiError, type Schema, unwrap } from '@clinic/api'
import { Suspense, useRef, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { SaveCancelled } from '../../platform/record/save-cancelled'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { Answer } from './candidates-dialog'

const CandidatesDialog = lazyWithRetry(() => import('./candidates-dialog'))

interface Question {
  /** The patient that is changed; null for a new one. */
  changed: number | null
  found: readonly Schema<'PatientCandidate'>[] | Error
  answer: (answer: Answer) => void
}

/** How long a comparison may take before one may go on without it. */
const patience = 10_000

/**
 * Asks before a patient is entered who likely exists already: `save={(value) => candidates.before(value, () => …)}`, and
 * `candidates.question` beside the form. A refusal of the value is shown like one of the save.
 */
export function useCandidates() {
  const { api } = useApp()
  const [question, setQuestion] = useState<Question>()
  /** The candidates that were confirmed to be somebody else. */
  const passed = useRef('')

  async function ask({ found, changed }: Pick<Question, 'found' | 'changed'>) {
    const answer = await new Promise<Answer>((answer) => setQuestion({ found, changed, answer }))
    setQuestion(undefined)
    if (answer === 'back') throw new SaveCancelled()
    return answer
  }

  async function compare(body: Schema<'PatientMatch'>): Promise<void> {
    const signal = AbortSignal.timeout(patience)
    try {
      const { rows } = await unwrap(api.POST('/api/patient/match', { body, signal }))
      if (rows.length > 0) await ask({ found: rows, changed: body.patient_id })
    } catch (error) {
      // errors about the value itself would refuse the save too
      const isAlone = error instanceof ApiError && (error.status >= 500 || signal.aborted)
      if (!isAlone) throw error
      if ((await ask({ found: error, changed: body.patient_id })) === 'again') await compare(body)
    }
  }

  return {
    async before<Saved>(body: Schema<'PatientMatch'> | undefined, save: () => Promise<Saved>): Promise<Saved> {
      const value = JSON.stringify(body)
      // a repeated request without a reply before: the similar patient may be the one it created
      if (body && value !== passed.current) await compare(body)
      passed.current = value
      return save()
    },
    question: question && (
      <Suspense>
        <CandidatesDialog {...question} />
      </Suspense>
    ),
  }
}
