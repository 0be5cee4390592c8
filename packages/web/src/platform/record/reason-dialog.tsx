import { useRef, useState } from 'react'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextArea } from '../../ui/field/text-area'
import { fieldErrors } from './field-errors'
import { QuestionDialog, type QuestionDialogProps } from './question-dialog'

interface ReasonDialogProps extends Omit<QuestionDialogProps, 'onConfirm' | 'role'> {
  /** The label and help of the reason, the error when it is missing, its name on the wire and how long it may be. */
  reason: { label: string; help: string; required: string; name?: string; longest?: number; proposals?: Proposals }
  onConfirm: (reason: string) => void
}

/** Sentences to pick from; the picked one can be changed. */
interface Proposals {
  label: string
  sentences: readonly string[]
}

/** Asks for the reason before something is done; nothing is sent without one. */
export function ReasonDialog({ reason: words, onConfirm, children, ...question }: ReasonDialogProps) {
  const { name = 'reason', longest = 500 } = words
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''
  return (
    <QuestionDialog
      {...question}
      role="dialog"
      onConfirm={() => {
        setSent(true)
        if (isMissing) field.current?.focus()
        else onConfirm(reason.trim())
      }}
    >
      {children}
      {words.proposals && (
        <RadioGroupField
          name="proposal"
          label={words.proposals.label}
          value={reason}
          onChange={setReason}
          options={words.proposals.sentences.map((sentence) => ({ value: sentence, label: sentence }))}
        />
      )}
      <TextArea
        ref={field}
        dir="auto"
        name={name}
        label={words.label}
        required
        maxLength={longest}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        help={words.help}
        error={wasSent && isMissing ? words.required : fieldErrors(question.failure)[name]}
      />
    </QuestionDialog>
  )
}
