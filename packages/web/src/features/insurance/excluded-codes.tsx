import type { Schema } from '@clinic/api'
import { useState } from 'react'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { useTexts } from '../../platform/texts/use-texts'
import { TextArea } from '../../ui/field/text-area'

type Codes = Pick<Schema<'InsuranceInput'>, 'excluded_codes'>

/** The codes a plan does not pay, typed or pasted with anything between them. */
export function ExcludedCodes({ value: { excluded_codes: codes }, errors, change }: FieldsProps<Codes>) {
  const { fields, help } = useTexts().insurance
  const [typed, setTyped] = useState('')
  const isTyped = codesOf(typed).join() === codes.join()
  const wrong = codes.flatMap((code, row) => {
    const error = errors[`excluded_codes.${row}`]
    return error ? [`${code}: ${error}`] : []
  })
  return (
    <TextArea
      name="excluded_codes"
      label={fields.excluded_codes()}
      help={help.excluded_codes()}
      error={wrong[0] ?? errors.excluded_codes}
      dir="ltr"
      rows={2}
      maxLength={2000}
      value={isTyped ? typed : codes.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value)
        change({ excluded_codes: codesOf(target.value) })
      }}
    />
  )
}

const codesOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
