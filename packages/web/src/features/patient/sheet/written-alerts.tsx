import { medicalAnswers, medicalKinds, medicalTopics } from '@clinic/core/medical-alert'
import { Fragment } from 'react'
import { printing } from 'styled-system/recipes'
import { alertName } from '../../../entities/medical-alert/alert-name'
import type { Alert, Summary } from '../../../entities/medical-alert/alerts-query'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'

/** The medical alerts on paper, by topic: also that nobody asked, and that there are none. */
export function WrittenAlerts({ topics }: { topics: readonly Summary[] }) {
  const { sheet } = useTexts()['patient-record']
  const { label } = useLabels()
  return (
    <section className={printing().group}>
      <h3>{sheet.alerts()}</h3>
      <SheetFacts facts={topics.map((each) => [label(medicalTopics, each.topic), answer(each)] as const)} />
    </section>
  )

  function answer({ answer: given, alerts }: Summary) {
    if (given !== 'listed') return label(medicalAnswers, given)
    return alerts.map((alert, index) => (
      <Fragment key={alert.id}>
        {index > 0 && ', '}
        <bdi>{words(alert)}</bdi>
      </Fragment>
    ))
  }

  function words(alert: Alert) {
    const kind = alert.name !== '' && alert.kind !== 'other' ? label(medicalKinds, alert.kind) : ''
    const about = [kind, alert.note].filter(Boolean).join('; ')
    return about ? `${alertName(alert, label)} (${about})` : alertName(alert, label)
  }
}
