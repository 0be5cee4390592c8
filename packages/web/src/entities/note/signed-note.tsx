import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Tag } from '../../ui/tag'
import type { Note } from './note-query'
import { SignatureLine } from './signature-line'
import { WrittenNote } from './written-note'

const AddendumDialog = lazyWithRetry(() => import('./addendum-dialog'))

/** A note that is only read: signed, with what was added since, or the draft of another dentist. */
export function SignedNote({ note }: { note: Note }) {
  const { signed } = useTexts().note
  const doctor = useAccount()?.doctor_id
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const [isAdding, setAdding] = useState(false)
  const { signature, is_intact, addenda, content, doctor_id, doctor_name } = note
  const canAdd = signature !== null && doctor_id === doctor
  return (
    <Card
      title={signature ? signed.title({ when: dateTime(signature.signed_at) }) : signed.draft()}
      actions={
        canAdd && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            {signed.add()}
          </Button>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        {!signature && <Tag tone="warning">{signed.writtenBy({ name: doctor_name })}</Tag>}
        <WrittenNote content={content} />
        {signature && <SignatureLine signature={signature} isIntact={is_intact} />}
        {addenda.map((addendum) => (
          <section key={addendum.id} aria-label={signed.addendum()} className={added}>
            <h3 className={css({ textStyle: 'label' })}>{signed.addendum()}</h3>
            <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{addendum.text}</p>
            <SignatureLine signature={addendum.signature} isIntact={addendum.is_intact} />
          </section>
        ))}
      </div>
      <Suspense>{isAdding && <AddendumDialog note={note} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  )
}

const added = css({ display: 'grid', gap: '2', paddingBlockStart: '3', borderBlockStart: 'hairline' })
