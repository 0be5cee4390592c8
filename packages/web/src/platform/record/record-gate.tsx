import { ApiError } from '@clinic/api'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { LoadFailed } from '../page/load-failed'
import { useTexts } from '../texts/use-texts'
import { failureText } from './failure-text'

interface Missing {
  title: string
  text: string
  href: string
  leave: string
}

interface RecordGateProps<Row> {
  query: UseQueryResult<Row>
  /** A skeleton in the size of the content; a card of lines unless it is given. */
  skeleton?: ReactNode
  /** The texts for an unknown id, and the link to leave. */
  missing: Missing
  children: (row: Row) => ReactNode
}

/** One record by its id: on the way, not there, failed, or shown. */
export function RecordGate<Row>({ query, skeleton = lines, missing, children }: RecordGateProps<Row>) {
  const texts = useTexts()
  const { data, error } = query
  if (data !== undefined)
    return (
      <>
        {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
        {children(data)}
      </>
    )
  if (!error) return skeleton
  if (isMissing(error)) return <MissingRecord {...missing} />
  return (
    <Card>
      <LoadFailed query={query} />
    </Card>
  )
}

/** What is shown in place of a record that is not there. */
export const MissingRecord = ({ title, text, href, leave }: Missing) => (
  <Card>
    <EmptyState
      kind="filtered"
      title={title}
      action={
        <Link href={href} className={buttonClass({ variant: 'soft' })}>
          {leave}
        </Link>
      }
    >
      {text}
    </EmptyState>
  </Card>
)

const lines = (
  <Card>
    <Skeleton lines={8} />
  </Card>
)

/** An id that is none is refused with 400: nothing is there either. */
const isMissing = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400)
