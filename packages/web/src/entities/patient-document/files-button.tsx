import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCanCall } from '../../platform/session/use-can-call'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const FilesDialog = lazyWithRetry(() => import('./files-dialog'))

interface FilesButtonProps {
  patient: Pick<Schema<'Patient'>, 'id'>
  label: string
}

/** Leads to the files of a patient without leaving the page. */
export function FilesButton({ patient, label }: FilesButtonProps) {
  const canRead = useCanCall(operationRoles.listPatientDocument)
  const [isOpen, setOpen] = useState(false)
  if (!canRead) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Images aria-hidden="true" />
        {label}
      </Button>
      <Suspense>{isOpen && <FilesDialog patient={patient} title={label} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
