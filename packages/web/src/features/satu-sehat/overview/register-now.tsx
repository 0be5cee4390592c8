import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { failureText } from '../../../platform/record/failure-text'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import type { SatuSehatStatus } from './satu-sehat-status-query'

/** Offers a manager to have rooms and dentists registered before the first visit, and says while it is being done. */
export function RegisterNow({ status }: { status: SatuSehatStatus }) {
  const { setUp: words } = useTexts()['satu-sehat']
  const isWaiting = status.set_up.state === 'waiting'
  const mayRegister = useCanCall(operationRoles.setUpSatuSehat)
  if (isWaiting) return <p className={note}>{words.waiting()}</p>
  if (!mayRegister || status.environment === 'none' || !isOpen(status)) return null
  return <Register />
}

function Register() {
  const { api } = useApp()
  const texts = useTexts()
  const { setUp: words } = texts['satu-sehat']
  const queries = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const registering = useMutation({
    mutationFn: () => unwrap(api.POST('/api/satu-sehat/set-up', { params: { header: { 'Idempotency-Key': key } } })),
    // pressed again it is asked for again; after no reply came it is the same
    onSuccess: () => setKey(newIdempotencyKey()),
    onSettled: () => queries.invalidateQueries({ queryKey: ['satu-sehat'] }),
  })
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start', marginBlockStart: '4' })}>
      {registering.error && <Banner tone="error">{failureText(texts, registering.error)}</Banner>}
      <Button size="sm" variant="soft" busy={registering.isPending} onClick={() => registering.mutate()}>
        {words.register()}
      </Button>
      <p className={css({ textStyle: 'small', color: 'muted' })}>{words.otherwise()}</p>
    </div>
  )
}

/** Whether something has no number yet that registering gives it. */
const isOpen = ({ checklist }: SatuSehatStatus) =>
  checklist.some(({ item, done, total }) => registered.has(item) && done < total)

const registered: ReadonlySet<SatuSehatStatus['checklist'][number]['item']> = new Set([
  'organization',
  'room',
  'doctor',
])

const note = css({ marginBlockStart: '4', textStyle: 'small', color: 'muted' })
