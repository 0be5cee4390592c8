import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const HandOverDialog = lazyWithRetry(() => import('./hand-over-dialog'))

interface HandOverProps {
  assistance: Assistance
  patient: Schema<'AppointmentPatient'>
  label: string
}

/** The button that asks who takes over. */
export function HandOver({ assistance, patient, label }: HandOverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>
        {isOpen && <HandOverDialog assistance={assistance} patient={patient} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
