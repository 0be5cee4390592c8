import { medicalAnswers, medicalTopics, type Screening } from '@clinic/core/medical-alert'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { alertName } from '../../../entities/medical-alert/alert-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'

/** What a visitor said of their health. */
export default function SaidHealth({ screening }: { screening: Screening }) {
  useNamespace('patient-form')
  const texts = useTexts()['patient-form'].review
  const { label } = useLabels()
  const topics = valuesOf(medicalTopics)
  return (
    <Card title={texts.title()}>
      <p className={css({ color: 'muted', marginBlockEnd: '3' })}>{texts.text()}</p>
      <KeyValue
        pairs={topics.map((topic) => {
          const { answer, alerts } = screening[topic]
          const names = alerts.map((alert) =>
            alert.name === ''
              ? alertName(alert, label)
              : texts.named({ kind: alertName({ ...alert, name: '' }, label), name: alert.name }),
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
