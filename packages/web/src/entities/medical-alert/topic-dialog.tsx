import { type Schema, unwrap } from '@clinic/api'
import { medicalTopics } from '@clinic/core/medical-alert'
import { useState } from 'react'
import { medicalAlert as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { AlertEntry } from './alert-entry'
import { AlertForm } from './alert-form'
import type { Alert, Summary } from './alerts-query'
import { MistakeDialog } from './mistake-dialog'

interface TopicDialogProps {
  patient: number
  summary: Summary
  removed: readonly Alert[]
  onClose: () => void
}

/** One topic of one patient: asked about, with what is listed and what was removed. */
export default function TopicDialog(props: TopicDialogProps) {
  const [form, setForm] = useState<Alert | 'new'>()
  const [mistake, setMistake] = useState<Alert>()
  const { patient, summary } = props
  if (form !== undefined)
    return (
      <AlertForm
        patient={patient}
        topic={summary.topic}
        alert={form === 'new' ? undefined : form}
        onClose={() => setForm(undefined)}
      />
    )
  if (mistake) return <MistakeDialog alert={mistake} onClose={() => setMistake(undefined)} />
  return <Listed {...props} onForm={setForm} onMistake={setMistake} />
}

interface ListedProps extends TopicDialogProps {
  onForm: (alert: Alert | 'new') => void
  onMistake: (alert: Alert) => void
}

function Listed({ patient, summary, removed, onClose, onForm, onMistake }: ListedProps) {
  const { api } = useApp()
  const texts = useTexts()['medical-alert'].topic
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const classes = recipe()
  const { topic, alerts, confirmed } = summary
  const name = label(medicalTopics, topic)
  const changing = useConfirmedChange({
    send: (call: () => Promise<unknown>) => call(),
    readAgain: ['medical-alert'],
    done: texts.saved({ topic: name }),
    onClose: () => {},
  })
  const answer = (said: Schema<'MedicalTopicAnswer'>['answer']) => () =>
    unwrap(
      api.POST('/api/patient/{id}/medical-alert/answer', {
        params: { path: { id: patient } },
        body: { topic, answer: said },
      }),
    )
  const call = ({ id, version }: Alert) => ({ params: { path: { id } }, body: { version } })
  const isListed = alerts.length > 0
  return (
    <Dialog
      open
      size="md"
      title={name}
      description={questions[topic](texts)}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            busy={changing.busy}
            onClick={() => changing.onConfirm(answer(isListed ? 'listed' : 'none'))}
          >
            {isListed ? texts.still() : texts.none()}
          </Button>
          <Button onClick={() => onForm('new')}>{texts.add()}</Button>
        </>
      }
    >
      {changing.failure && <FailureBanner error={changing.failure} />}
      {confirmed && (
        <p className={classes.note}>
          <bdi>{texts.asked({ name: confirmed.by, when: dateTime(confirmed.at) })}</bdi>
        </p>
      )}
      {isListed ? (
        <ul className={classes.list}>
          {alerts.map((alert) => (
            <AlertEntry
              key={alert.id}
              alert={alert}
              busy={changing.busy}
              onUpdate={() => onForm(alert)}
              onResolve={() =>
                changing.onConfirm(() => unwrap(api.POST('/api/medical-alert/{id}/resolve', call(alert))))
              }
              onMistake={() => onMistake(alert)}
            />
          ))}
        </ul>
      ) : (
        <p>{texts.nothing()}</p>
      )}
      {removed.length > 0 && (
        <details className={classes.removed}>
          <summary>{texts.removed(removed.length)}</summary>
          <ul className={classes.list}>
            {removed.map((alert) => (
              <AlertEntry
                key={alert.id}
                alert={alert}
                busy={changing.busy}
                onRestore={() =>
                  changing.onConfirm(() => unwrap(api.POST('/api/medical-alert/{id}/restore', call(alert))))
                }
                onMistake={() => onMistake(alert)}
              />
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  )
}

type Words = ReturnType<typeof useTexts>['medical-alert']['topic']

const questions: Readonly<Record<Summary['topic'], (words: Words) => string>> = {
  allergy: (words) => words.askAllergy(),
  condition: (words) => words.askCondition(),
  medication: (words) => words.askMedication(),
}
