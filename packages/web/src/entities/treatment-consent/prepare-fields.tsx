import { letterLanguages } from '@clinic/core/letter'
import { valuesOf } from '@clinic/core/values'
import { treatmentConsent } from 'styled-system/recipes'
import { failureText } from '../../platform/record/failure-text'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import type { Service } from '../note/use-services'
import { ConsentedServices } from './consented-services'
import { formsFor, type Place, type PreparedConsent, unsigned, type Wordings, withChoice } from './prepared-consent'

interface PrepareFieldsProps {
  value: PreparedConsent
  errors: Readonly<Record<string, string | undefined>>
  /** What of the note it can be about. */
  offered: readonly Place[]
  wordings: Wordings
  formsFailure: Error | null
  services: ReadonlyMap<number, Service>
  onChange: (next: PreparedConsent) => void
}

const parts = ['diagnosis', 'procedure', 'purpose', 'risks', 'alternatives', 'prognosis'] as const
const required: readonly string[] = ['diagnosis', 'procedure', 'risks']

/** The page of the dentist: in which language, of which services, and what the patient is told. */
export function PrepareFields(props: PrepareFieldsProps) {
  const { value, errors, offered, wordings, formsFailure, services, onChange } = props
  const texts = useTexts()
  const { fields, prepare } = texts['treatment-consent']
  const { options } = useLabels()
  const { explanation } = value
  const forms = formsFor(value.services, wordings)
  const isBare = value.services.length > 0 && explanation.procedure === '' && explanation.risks === ''
  return (
    <>
      <div className={treatmentConsent().columns}>
        <SelectField
          name="language"
          label={fields.language()}
          options={options(letterLanguages)}
          error={errors.language}
          value={value.language}
          onChange={({ target }) => {
            const language = oneOf(valuesOf(letterLanguages), target.value) ?? value.language
            onChange(withChoice(value, { language }, wordings))
          }}
        />
        {forms.length > 1 && (
          <SelectField
            name="form"
            label={prepare.form()}
            help={prepare.formHelp()}
            placeholder={prepare.formChoose()}
            options={forms.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(value.form ?? '')}
            onChange={({ target }) => onChange(withChoice(value, { form: Number(target.value) || null }, wordings))}
          />
        )}
      </div>
      <ConsentedServices
        value={value.services}
        errors={errors}
        offered={offered}
        services={services}
        onChange={(next) => onChange(withChoice(value, { services: next }, wordings))}
      />
      {formsFailure && <Banner tone="warning">{prepare.formsFailed({ why: failureText(texts, formsFailure) })}</Banner>}
      {!formsFailure && isBare && <Banner>{prepare.noForm()}</Banner>}
      {parts.map((part) => (
        <TextArea
          key={part}
          name={part}
          label={fields[part]()}
          required={required.includes(part)}
          dir="auto"
          rows={part === 'diagnosis' ? 2 : 3}
          maxLength={1000}
          error={errors[part]}
          value={explanation[part]}
          onChange={({ target }) =>
            onChange(unsigned({ ...value, explanation: { ...explanation, [part]: target.value } }))
          }
        />
      ))}
    </>
  )
}
