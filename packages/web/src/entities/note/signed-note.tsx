import { isolated } from '../../platform/texts/person-name'
import '../../writing.css'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
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
  const classes = recipe()
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
      <div className={classes.stack}>
        {!signature && <Tag tone="warning">{signed.writtenBy({ name: isolated(doctor_name) })}</Tag>}
        <WrittenNote content={content} />
        {signature && <SignatureLine signature={signature} isIntact={is_intact} />}
        {addenda.map((addendum) => (
          <section key={addendum.id} aria-label={signed.addendum()} className={classes.addendum}>
            <h3 className={classes.legend}>{signed.addendum()}</h3>
            <p className={classes.written}>{addendum.text}</p>
            <SignatureLine signature={addendum.signature} isIntact={addendum.is_intact} />
          </section>
        ))}
      </div>
      <Suspense>{isAdding && <AddendumDialog note={note} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  )
}
