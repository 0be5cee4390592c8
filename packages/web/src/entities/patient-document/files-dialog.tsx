import type { Schema } from '@clinic/api'
import { useState } from 'react'
import { Dialog } from '../../ui/overlay/dialog'
import { DocumentFiles, type ShownFiles } from './document-files'

interface FilesDialogProps {
  patient: Pick<Schema<'Patient'>, 'id'>
  title: string
  onClose: () => void
}

/** The files of a patient over the page where they are needed. */
export default function FilesDialog({ patient, title, onClose }: FilesDialogProps) {
  const [shown, setShown] = useState<ShownFiles>({ page: 1, rowPerPage: 25, group: '' })
  return (
    <Dialog open size="full" title={title} onClose={onClose}>
      <DocumentFiles
        patient={patient}
        shown={shown}
        onShow={(part) => setShown((before) => ({ ...before, page: 1, ...part }))}
      />
    </Dialog>
  )
}
