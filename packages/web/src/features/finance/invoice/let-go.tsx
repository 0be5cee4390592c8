import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { visitMachine } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { visitQuery } from '../../../entities/visit/board-query'
import { useApp } from '../../../platform/app/app-context'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const CheckOutDialog = lazyWithRetry(() => import('../../../entities/visit/check-out-dialog'))

interface LetGoProps {
  visit: number
  /** Whether nothing else is to be done before. */
  isNext: boolean
}

/** Lets the patient go, as long as the visit stands on the board. */
export function LetGo({ visit: id, isNext }: LetGoProps) {
  const { api } = useApp()
  const { go } = useTexts().invoice
  const [isAsking, setAsking] = useState(false)
  const mayCheckOut = useCanCall(operationRoles.checkOutVisit)
  const visit = useQuery(visitQuery(api, id)).data
  if (!mayCheckOut || !visit || !canMove(visitMachine, visit.state, { type: 'visit.checkOut' })) return null
  return (
    <>
      <Button variant={isNext ? 'solid' : 'outline'} autoFocus={isNext} onClick={() => setAsking(true)}>
        {go.open()}
      </Button>
      <Suspense>{isAsking && <CheckOutDialog visit={visit} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
