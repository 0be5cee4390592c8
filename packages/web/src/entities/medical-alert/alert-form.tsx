import { type Schema, unwrap } from '@clinic/api'
import { kindsOfTopic, medicalKinds, medicalTopics, needsName } from '@clinic/core/medical-alert'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { alertName } from './alert-name'
import type { Alert } from './alerts-query'

interface AlertFormProps {
  patient: number
  topic: Alert['topic']
  /** The one that is changed; a new one without it. */
  alert: Alert | undefined
  onClose: () => void
}

/** Adds an alert or changes one. */
export function AlertForm({ patient, topic, alert, onClose }: AlertFormProps) {
  const { api } = useApp()
  const queries = useQueryClient()
  const texts = useTexts()['medical-alert']
  const { fields, form } = texts
  const { label, options } = useLabels()
  const kinds = kindsOfTopic[topic]
  const { id, version = 0 } = alert ?? {}
  const name = label(medicalTopics, topic)
  return (
    <RecordDialog<Schema<'MedicalAlertUpdate'>, Alert>
      form={id === undefined ? `patient-${patient}-${topic}-new` : `medical-alert-${id}`}
      title={alert ? form.change({ alert: alertName(alert, label) }) : form.add({ topic: name })}
      saveLabel={form.save()}
      initial={{ kind: alert?.kind ?? kinds[0] ?? 'other', name: alert?.name ?? '', note: alert?.note ?? '', version }}
      problemsOf={(value) => ({
        name: needsName(value.kind) && value.name.trim() === '' ? form.problems.required() : undefined,
      })}
      save={({ version: read, ...value }, key) =>
        unwrap(
          id === undefined
            ? api.POST('/api/patient/{id}/medical-alert', {
                params: { path: { id: patient }, header: { 'Idempotency-Key': key } },
                body: { topic, ...value },
              })
            : api.PUT('/api/medical-alert/{id}', { params: { path: { id } }, body: { ...value, version: read } }),
        )
      }
      onSaved={() => {
        void notify('success', texts.topic.saved({ topic: name }))
        // the list behind it is shown with what was saved
        void queries.invalidateQueries({ queryKey: ['medical-alert'] }).then(onClose)
      }}
      describe={(value) => [
        { label: fields.kind(), value: label(medicalKinds, value.kind) },
        { label: fields.name(), value: value.name },
        { label: fields.note(), value: value.note },
      ]}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <SelectField
            name="kind"
            label={fields.kind()}
            options={options(medicalKinds, kinds)}
            error={errors.kind}
            value={value.kind}
            onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? value.kind })}
          />
          <TextField
            name="name"
            label={fields.name()}
            required={needsName(value.kind)}
            dir="auto"
            maxLength={120}
            help={needsName(value.kind) ? form.nameHelp() : form.optionalName()}
            error={errors.name}
            value={value.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            name="note"
            label={fields.note()}
            dir="auto"
            maxLength={200}
            help={form.noteHelp()}
            error={errors.note}
            value={value.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
