import { unwrap } from '@clinic/api'
import { medicineProblems } from '@clinic/core/medicine'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { NumberField } from '../../ui/field/number-field'
import { TextField } from '../../ui/field/text-field'
import type { Medicine } from './medicine-query'

/** How much of a medicine the clinic wants to have, and where it lies. */
export default function LevelsDialog({ medicine, onClose }: { medicine: Medicine; onClose: () => void }) {
  const { id, version } = medicine
  const { api } = useApp()
  const { levels: words, fields, problems } = useTexts().medicine
  const locale = useLanguage()
  const [minimum, setMinimum] = useState(medicine.minimum)
  const [maximum, setMaximum] = useState(medicine.maximum)
  const [location, setLocation] = useState(medicine.location)
  const change = useConfirmedChange({
    send: () =>
      unwrap(
        api.PUT('/api/medicine/{id}', {
          params: { path: { id } },
          body: { minimum, maximum, location, version },
        }),
      ),
    readAgain: ['medicine'],
    done: words.saved(),
    onClose,
  })
  const found = medicineProblems({ minimum, maximum })
  const refused = fieldErrors(change.failure)
  return (
    <QuestionDialog
      {...change}
      role="dialog"
      variant="solid"
      title={words.title()}
      confirm={words.save()}
      onConfirm={() => !found.maximum && change.onConfirm()}
    >
      <FormRow>
        <NumberField
          name="minimum"
          label={fields.minimum()}
          help={words.help()}
          locale={locale}
          value={minimum}
          error={refused.minimum}
          onChange={(value) => setMinimum(value ?? 0)}
        />
        <NumberField
          name="maximum"
          label={fields.maximum()}
          help={words.maximumHelp()}
          locale={locale}
          value={maximum}
          error={found.maximum ? problems[found.maximum]() : refused.maximum}
          onChange={setMaximum}
        />
      </FormRow>
      <TextField
        name="location"
        label={fields.location()}
        help={words.locationHelp()}
        maxLength={60}
        value={location}
        error={refused.location}
        onChange={({ target }) => setLocation(target.value)}
      />
    </QuestionDialog>
  )
}
