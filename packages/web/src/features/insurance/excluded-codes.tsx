import type { Schema } from '@clinic/api'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { TypedList } from '../../platform/record/master/typed-list'
import { useTexts } from '../../platform/texts/use-texts'

type Codes = Pick<Schema<'InsuranceInput'>, 'excluded_codes'>

/** The codes a plan does not pay, typed or pasted with anything between them. */
export function ExcludedCodes({ value, errors, change }: FieldsProps<Codes>) {
  const { fields, help } = useTexts().insurance
  return (
    <TypedList
      name="excluded_codes"
      label={fields.excluded_codes()}
      help={help.excluded_codes()}
      items={value.excluded_codes}
      errors={errors}
      read={readCodes}
      write={(codes) => codes.join(', ')}
      change={(excluded_codes) => change({ excluded_codes })}
    />
  )
}

const readCodes = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
