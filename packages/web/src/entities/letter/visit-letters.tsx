import type { Schema } from '@clinic/api'
import { canIssueLetter } from '@clinic/core/letter'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useAccount } from '../../platform/session/use-account'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { patientLettersQuery } from './letter-query'
import { LetterRows } from './letter-rows'

const IssueLetterDialog = lazyWithRetry(() => import('./issue-letter-dialog'))

interface VisitLettersProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient' | 'doctor_id' | 'state' | 'queue_date'>
}

/** The letters of a visit, and the way to write one for its dentist. */
export default function VisitLetters({ visit }: VisitLettersProps) {
  useNamespace('letter')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.letter
  const doctor = useAccount()?.doctor_id ?? null
  const [isWriting, setWriting] = useState(false)
  const query = useQuery(patientLettersQuery(api, visit.patient.id, { page: 1, rowPerPage: 50, visit_id: visit.id }))
  const { data, error } = query
  const canWrite = doctor !== null && visit.doctor_id === doctor && canIssueLetter(visit.state)
  return (
    <Card
      title={words.title()}
      actions={
        canWrite && (
          <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
            {words.write()}
          </Button>
        )
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={2} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <p className={css({ color: 'muted' })}>{words.none()}</p>}
      {data && data.rows.length > 0 && <LetterRows letters={data.rows} />}
      <Suspense>{isWriting && <IssueLetterDialog visit={visit} onClose={() => setWriting(false)} />}</Suspense>
    </Card>
  )
}
