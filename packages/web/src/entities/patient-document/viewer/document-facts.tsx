import { operationRoles } from '@clinic/core/access'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { KeyValue } from '../../../ui/key-value'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PatientDocument } from '../document-query'
import { useDocumentWords } from '../use-document-words'

const EditDocumentDialog = lazyWithRetry(() => import('./edit-document-dialog'))
const RemoveDocumentDialog = lazyWithRetry(() => import('./remove-document-dialog'))

/** What is said of a file, and the ways to correct or remove it. */
export function DocumentFacts({ document }: { document: PatientDocument }) {
  const { fields, edit, remove } = useTexts()['patient-document']
  const words = useDocumentWords()
  const { date, dateTime } = useFormat(useClinicDay().timeZone)
  const canEdit = useCanCall(operationRoles.updatePatientDocument)
  const canRemove = useCanCall(operationRoles.removePatientDocument)
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const { taken_on, teeth, remark, created_at, created_by } = document
  const close = () => setAsked(undefined)
  return (
    <div className={css({ display: 'grid', alignContent: 'start', gap: '4', minWidth: '0' })}>
      <KeyValue
        pairs={[
          { label: fields.kind(), value: words.kindOf(document) },
          { label: fields.taken_on(), value: date(taken_on) },
          { label: fields.teeth(), value: teeth.join(', ') },
          { label: fields.remark(), value: remark },
          { label: fields.added(), value: `${isolated(created_by)}, ${dateTime(created_at)}` },
        ]}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {canEdit && (
          <Button size="sm" variant="soft" onClick={() => setAsked('edit')}>
            <Pencil aria-hidden="true" />
            {edit.open()}
          </Button>
        )}
        {canRemove && (
          <Button size="sm" variant="outline" onClick={() => setAsked('remove')}>
            <Trash2 aria-hidden="true" />
            {remove.open()}
          </Button>
        )}
      </div>
      <Suspense>
        {asked === 'edit' && <EditDocumentDialog document={document} onClose={close} />}
        {asked === 'remove' && <RemoveDocumentDialog document={document} onClose={close} />}
      </Suspense>
    </div>
  )
}
