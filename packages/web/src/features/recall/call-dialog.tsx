import { type Schema, unwrap } from '@clinic/api'
import { recallChannels, recallOutcomes } from '@clinic/core/recall'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { bookingAddress } from '../../entities/appointment/booking-address'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { RecordDialog } from '../../platform/record/record-dialog'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { phoneInSentence } from '../../platform/texts/phone-text'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextField } from '../../ui/field/text-field'
import { EarlierCalls } from './earlier-calls'
import type { Recall } from './recall'

interface CallDialogProps {
  recall: Recall
  onClose: () => void
}

interface Typed {
  channel: Schema<'RecallChannel'>
  outcome: Schema<'RecallOutcome'> | ''
  remark: string
}

/** Records how a patient was reached and what came of it; whoever will come can be booked at once. */
export default function CallDialog({ recall, onClose }: CallDialogProps) {
  const [isPromised, setPromised] = useState(false)
  const [, navigate] = useLocation()
  const { book } = useTexts().recall
  if (!isPromised) return <RecordedCall recall={recall} onPromised={() => setPromised(true)} onClose={onClose} />
  return (
    <QuestionDialog
      role="dialog"
      variant="solid"
      focus="confirm"
      title={book.title({ name: personName(recall.patient) })}
      description={book.text()}
      confirm={book.save()}
      keep={book.keep()}
      onConfirm={() => navigate(bookingAddress(recall))}
      onClose={onClose}
    />
  )
}

function RecordedCall({ recall, onPromised, onClose }: CallDialogProps & { onPromised: () => void }) {
  const { api } = useApp()
  const { call: words, fields } = useTexts().recall
  const { options } = useLabels()
  const queries = useQueryClient()
  const { id, patient, attempts } = recall
  const name = { name: personName(patient) }
  // who came meanwhile leaves the list, with the sentence of the server
  const readAgain = () => queries.invalidateQueries({ queryKey: ['recall'] })
  return (
    <RecordDialog<Typed, Recall>
      form={`recall-${id}`}
      title={words.title(name)}
      description={patient.phone ? words.phone({ phone: phoneInSentence(patient.phone) }) : words.noPhone()}
      saveLabel={words.save()}
      initial={{ channel: 'phone', outcome: '', remark: '' }}
      problemsOf={({ outcome }) => ({ outcome: outcome === '' ? words.choose() : undefined })}
      save={({ channel, outcome, remark }, key) =>
        unwrap(
          api.POST('/api/recall/{id}/attempt', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: { channel, outcome: outcome || 'no_answer', remark: remark.trim() },
          }),
        ).finally(readAgain)
      }
      onSaved={({ attempts: [latest] }) => {
        void notify('success', words.saved(name))
        if (latest?.outcome === 'promised') onPromised()
        else onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <RadioGroupField
            name="channel"
            label={fields.channel()}
            options={options(recallChannels)}
            error={errors.channel}
            value={value.channel}
            onChange={(next) => change({ channel: oneOf(valuesOf(recallChannels), next) ?? value.channel })}
          />
          <RadioGroupField
            name="outcome"
            label={fields.outcome()}
            required
            options={options(recallOutcomes)}
            error={errors.outcome}
            value={value.outcome}
            onChange={(next) => change({ outcome: oneOf(valuesOf(recallOutcomes), next) ?? value.outcome })}
          />
          <TextField
            name="remark"
            label={fields.remark()}
            dir="auto"
            maxLength={500}
            help={words.remarkHelp()}
            error={errors.remark}
            value={value.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
          {attempts.length > 0 && <EarlierCalls attempts={attempts} />}
        </>
      )}
    </RecordDialog>
  )
}
