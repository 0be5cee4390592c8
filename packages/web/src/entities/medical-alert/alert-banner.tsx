import '../../measuring.css'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { medicalAlert as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { AlertsOnTheWay } from './alerts-on-the-way'
import { alertsQuery, type Summary } from './alerts-query'
import { TopicWords } from './topic-words'

const TopicDialog = lazyWithRetry(() => import('./topic-dialog'))

/** What is known of a patient: each topic listed, none, or not asked. What could not be read never looks like none. */
export default function AlertBanner({ patient }: { patient: number }) {
  useNamespace('medical-alert')
  const { api } = useApp()
  const texts = useTexts()
  const { banner, title } = texts['medical-alert']
  const query = useQuery(alertsQuery(api, patient))
  const canWrite = useCanCall(operationRoles.answerMedicalTopic)
  const [opened, setOpened] = useState<Summary['topic']>()
  const { data, error, isFetching, refetch } = query
  const classes = recipe()
  const summary = data?.topics.find(({ topic }) => topic === opened)
  return (
    <section aria-label={title()} className={classes.root}>
      {error && (
        <Banner
          tone={data ? 'warning' : 'error'}
          title={data ? banner.stale() : banner.failed()}
          action={
            <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {texts.tryAgain()}
            </Button>
          }
        >
          {failureText(texts, error)}
        </Banner>
      )}
      {!data && !error && (
        <>
          <AlertsOnTheWay />
          <VisuallyHidden>{banner.loading()}</VisuallyHidden>
        </>
      )}
      {data && (
        <ul className={classes.topics}>
          {data.topics.map((each) => (
            <TopicWords key={each.topic} summary={each} onOpen={canWrite ? () => setOpened(each.topic) : undefined} />
          ))}
        </ul>
      )}
      {data && summary && (
        <Suspense>
          <TopicDialog
            patient={patient}
            summary={summary}
            removed={data.removed.filter(({ topic }) => topic === opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
