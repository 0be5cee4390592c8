import type { Schema } from '@clinic/api'
import {
  kindsOfTopic,
  type MedicalTopic,
  medicalKinds,
  medicalTopics,
  needsName,
  type Screening,
} from '@clinic/core/medical-alert'
import type { PatientDraft } from '@clinic/core/patient'
import { valuesOf } from '@clinic/core/values'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ChoicesField } from '../../ui/field/choices-field'
import { FormSection } from '../../ui/field/form'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextField } from '../../ui/field/text-field'

interface HealthFieldsProps {
  value: Screening
  sex: PatientDraft['sex']
  errors: Readonly<Record<string, string | undefined>>
  change: (screening: Screening) => void
}

/** What a dentist must know before the first treatment; a visitor may prefer to say it at the clinic. */
export function HealthFields({ value, change, ...props }: HealthFieldsProps) {
  const texts = useTexts()['patient-form'].health
  return (
    <FormSection title={texts.title()} description={texts.text()}>
      {valuesOf(medicalTopics).map((topic) => (
        <TopicFields
          key={topic}
          {...props}
          topic={topic}
          value={value[topic]}
          change={(answer) => change({ ...value, [topic]: answer })}
        />
      ))}
    </FormSection>
  )
}

interface TopicFieldsProps extends Pick<HealthFieldsProps, 'sex' | 'errors'> {
  topic: MedicalTopic
  value: Schema<'ScreeningAnswer'>
  change: (answer: Schema<'ScreeningAnswer'>) => void
}

function TopicFields({ topic, value: { answer, alerts }, sex, errors, change }: TopicFieldsProps) {
  const texts = useTexts()['patient-form'].health
  const { label, options } = useLabels()
  const kinds = kindsOfTopic[topic].filter((kind) => kind !== 'pregnancy' || sex !== 'male')
  const nameOf = (kind: string) => alerts.find((alert) => alert.kind === kind)?.name ?? ''
  const list = (listed: typeof alerts) => change({ answer: 'listed', alerts: listed })
  return (
    <>
      <RadioGroupField
        name={`${topic}_answer`}
        label={texts.questions[topic]()}
        options={answers.map((each) => ({ value: each, label: texts.answers[each]() }))}
        value={answer}
        onChange={(chosen) => change({ answer: oneOf(answers, chosen) ?? answer, alerts: [] })}
      />
      {answer === 'listed' && (
        <ChoicesField
          name={topic}
          label={texts.which[topic]()}
          required
          options={options(medicalKinds, kinds)}
          value={alerts.map(({ kind }) => kind)}
          error={errors[topic]}
          onChange={(chosen) =>
            list(kinds.filter((kind) => chosen.includes(kind)).map((kind) => ({ kind, name: nameOf(kind) })))
          }
        />
      )}
      {alerts
        .filter(({ kind }) => needsName(kind))
        .map(({ kind, name }) => (
          <TextField
            key={kind}
            name={`${topic}_${kind}`}
            label={texts.name({ kind: label(medicalKinds, kind) })}
            help={texts.nameHelp()}
            required
            dir="auto"
            autoComplete="off"
            maxLength={120}
            error={errors[`${topic}_${kind}`]}
            value={name}
            onChange={({ target }) =>
              list(alerts.map((alert) => (alert.kind === kind ? { kind, name: target.value } : alert)))
            }
          />
        ))}
    </>
  )
}

const answers = ['none', 'listed', 'not_asked'] as const
