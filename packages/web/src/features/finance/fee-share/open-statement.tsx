import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { feeStatementQuery } from '../../../entities/fee-statement/fee-statement-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { failureText } from '../../../platform/record/failure-text'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { isolated } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'

interface OpenStatementProps {
  card: Schema<'FeeStatementCard'>
  period: string
}

/** Opens the statement of a dentist, and goes to it. */
export function OpenStatement({ card: { doctor_id, doctor_name }, period }: OpenStatementProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { list: words } = texts['fee-statement']
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [key] = useState(newIdempotencyKey)
  const opening = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/fee-statement', {
          params: { header: { 'Idempotency-Key': key } },
          body: { doctor_id, period },
        }),
      ),
    onSuccess(statement) {
      queries.setQueryData(feeStatementQuery(api, statement.id).queryKey, statement)
      navigate(`/clinic/finance/fee-share/${statement.id}`)
    },
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['fee-statement', 'list'] }),
  })
  return (
    <Button
      size="sm"
      variant="outline"
      busy={opening.isPending}
      aria-label={words.openOf({ name: isolated(doctor_name) })}
      onClick={() => opening.mutate()}
    >
      {words.open()}
    </Button>
  )
}
