import { type Api, ApiError, type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { requestOf, type SentRequest } from '../../../platform/record/idempotency-key'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import type { DecisionState } from './decision-notice'

export type Decision =
  | { kind: 'accept'; body: Schema<'RegistrationAcceptance'> }
  | { kind: 'merge'; body: Schema<'RegistrationMerge'> }
  | { kind: 'reject'; body: Schema<'RegistrationRejection'> }

/** Decides a registration and returns to the inbox. Of two concurrent decisions the second is shown the first. */
export function useDecision(id: number) {
  const { api } = useApp()
  const texts = useTexts().registration.review
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const sent = useRef<SentRequest | null>(null)

  const decision = useMutation({
    mutationFn: (wanted: Decision) => {
      sent.current = requestOf(wanted, sent.current)
      return decide(api, { id, key: sent.current.key, ...wanted })
    },
    onSuccess: ({ state, patient }) => {
      const sentences = state === 'accepted' || state === 'merged' ? texts[state] : texts.rejected
      void notify('success', sentences({ name: personName(patient) }))
      for (const feature of ['registration', 'patient', 'dashboard'])
        void queries.invalidateQueries({ queryKey: [feature] })
      const left: DecisionState = { decided: id }
      navigate('/clinic/patient/registration', { state: left })
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) void queries.invalidateQueries({ queryKey: ['registration'] })
    },
  })
  return {
    error: decision.error,
    busy: decision.isPending ? decision.variables.kind : null,
    decide: decision.mutate,
  }
}

function decide(api: Api, { id, key, ...wanted }: Decision & { id: number; key: string }) {
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  switch (wanted.kind) {
    case 'accept':
      return unwrap(api.POST('/api/registration/{id}/accept', { params, body: wanted.body }))
    case 'merge':
      return unwrap(api.POST('/api/registration/{id}/merge', { params, body: wanted.body }))
    case 'reject':
      return unwrap(api.POST('/api/registration/{id}/reject', { params, body: wanted.body }))
  }
}
