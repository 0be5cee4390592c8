import { medicalKinds, medicalTopics } from '@clinic/core/medical-alert'
import { CircleCheck, CircleHelp, HeartPulse, Pencil, Pill, TriangleAlert } from 'lucide-react'
import { medicalAlert as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { alertName } from './alert-name'
import type { Summary } from './alerts-query'

interface TopicWordsProps {
  summary: Summary
  /** Nothing for whoever only reads. */
  onOpen: (() => void) | undefined
}

/** One topic in words: each alert with an icon, that there is none and who asked, or that nobody did. */
export function TopicWords({ summary, onOpen }: TopicWordsProps) {
  const { banner } = useTexts()['medical-alert']
  const { label } = useLabels()
  const classes = recipe()
  const { topic, answer } = summary
  const name = label(medicalTopics, topic)
  const action = banner.of({ action: answer === 'not_asked' ? banner.ask() : banner.change(), topic: name })
  return (
    <li className={classes.topic}>
      <span className={classes.label}>{name}</span>
      <Chips summary={summary} />
      {onOpen &&
        (answer === 'not_asked' ? (
          <Button size="sm" variant="outline" aria-label={action} onClick={onOpen}>
            {banner.ask()}
          </Button>
        ) : (
          <IconButton size="sm" label={action} onClick={onOpen}>
            <Pencil aria-hidden="true" />
          </IconButton>
        ))}
    </li>
  )
}

function Chips({ summary: { topic, answer, confirmed, alerts } }: { summary: Summary }) {
  const { banner, topic: words } = useTexts()['medical-alert']
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const classes = recipe()
  if (answer === 'not_asked')
    return (
      <span className={classes.chip}>
        <CircleHelp aria-hidden="true" />
        {confirmed ? banner.askAgain() : banner.notAsked()}
      </span>
    )
  if (answer === 'none')
    return (
      <span
        className={classes.chip}
        data-tone="success"
        title={confirmed ? words.asked({ name: confirmed.by, when: dateTime(confirmed.at) }) : undefined}
      >
        <CircleCheck aria-hidden="true" />
        <bdi>{confirmed && banner.none({ when: dateTime(confirmed.at) })}</bdi>
      </span>
    )
  const { Icon, tone } = looks[topic]
  return alerts.map((alert) => (
    <span key={alert.id} className={classes.chip} data-tone={tone} title={alert.note || undefined}>
      <Icon aria-hidden="true" />
      <bdi>{alertName(alert, label)}</bdi>
      {alert.name !== '' && alert.kind !== 'other' && <bdi>({label(medicalKinds, alert.kind)})</bdi>}
    </span>
  ))
}

/** Allergies stop a treatment, conditions change it, medication is to be known. */
const looks = {
  allergy: { Icon: TriangleAlert, tone: 'error' },
  condition: { Icon: HeartPulse, tone: 'warning' },
  medication: { Icon: Pill, tone: 'info' },
} as const
