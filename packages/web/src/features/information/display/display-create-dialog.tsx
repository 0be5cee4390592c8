import { type Schema, unwrap } from '@clinic/api'
import { offeredLanguages } from '@clinic/core/language'
import { useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { fieldErrors } from '../../../platform/record/field-errors'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'

interface DisplayCreateDialogProps {
  onCreated: (created: Schema<'DisplayCreatedReply'>['data']) => void
  onClose: () => void
}

/** Where a new display hangs, and its language. */
export default function DisplayCreateDialog({ onCreated, onClose }: DisplayCreateDialogProps) {
  const { api } = useApp()
  const { creation, fields, languages } = useTexts().display
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<Schema<'DisplayLanguage'>>('id')
  const creating = useConfirmedChange({
    send: () => unwrap(api.POST('/api/display', { body: { name, language } })),
    readAgain: ['display'],
    show: onCreated,
    done: creation.done({ name }),
    onClose,
  })
  const errors = fieldErrors(creating.failure)
  return (
    <QuestionDialog
      {...creating}
      role="dialog"
      variant="solid"
      title={creation.title()}
      confirm={creation.save()}
      onConfirm={() => creating.onConfirm()}
    >
      <TextField
        name="name"
        label={fields.name()}
        help={creation.nameHelp()}
        error={errors.name}
        required
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        name="language"
        label={fields.language()}
        error={errors.language}
        options={offeredLanguages.map((value) => ({ value, label: languages[value]() }))}
        value={language}
        onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'id')}
      />
    </QuestionDialog>
  )
}
