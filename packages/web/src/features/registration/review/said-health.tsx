import { medicalAnswers, medicalTopics, type Screening } from '@clinic/core/medical-alert'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { alertName } from '../../../entities/medical-alert/alert-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'

/** What a visitor said of their health; nothing when they prefer to say it at the clinic. */
export function SaidHealth({ screening }: { screening: Screening }) {
  const texts = useTexts().registration.review
  const { label } = useLabels()
  const topics = valuesOf(medicalTopics)
  if (topics.every((topic) => screening[topic].answer === 'not_asked')) return null
  return (
    <Card title={texts.health()}>
      <p className={css({ color: 'muted', marginBlockEnd: '3' })}>{texts.healthText()}</p>
      <KeyValue
        pairs={topics.map((topic) => {
          const { answer, alerts } = screening[topic]
          const names = alerts.map((alert) =>
            alert.name === ''
              ? alertName(alert, label)
              : texts.healthNamed({ kind: alertName({ ...alert, name: '' }, label), name: alert.name }),
          )
          return {
            label: label(medicalTopics, topic),
            value: answer === 'listed' ? names.join(', ') : label(medicalAnswers, answer),
          }
        })}
      />
    </Card>
  )
}
