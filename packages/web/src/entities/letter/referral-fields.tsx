import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'
import { NoteDiagnoses } from './note-diagnoses'

interface ReferralFieldsProps {
  value: Schema<'Referral'>
  errors: Readonly<Record<string, string | undefined>>
  visit: number
  onChange: (part: Partial<Schema<'Referral'>>) => void
}

/** The fields of a referral: to whom, with what, and what for. */
export function ReferralFields({ value, errors, visit, onChange }: ReferralFieldsProps) {
  const { fields, help } = useTexts().letter
  const areaOf = (name: 'diagnosis' | 'findings' | 'treatment' | 'request') => ({
    name,
    label: fields[name](),
    dir: 'auto' as const,
    rows: 2,
    maxLength: 1000,
    error: errors[name],
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <FormRow>
        <TextField
          name="specialist"
          label={fields.specialist()}
          dir="auto"
          maxLength={200}
          help={help.specialist()}
          error={errors.specialist}
          value={value.specialist}
          onChange={({ target }) => onChange({ specialist: target.value })}
        />
        <TextField
          name="facility"
          label={fields.facility()}
          dir="auto"
          maxLength={200}
          error={errors.facility}
          value={value.facility}
          onChange={({ target }) => onChange({ facility: target.value })}
        />
      </FormRow>
      <TextArea {...areaOf('diagnosis')} required />
      <NoteDiagnoses
        visit={visit}
        onTake={(diagnosis) =>
          onChange({ diagnosis: [value.diagnosis, diagnosis].filter(Boolean).join('\n').slice(0, 1000) })
        }
      />
      <TextArea {...areaOf('findings')} />
      <TextArea {...areaOf('treatment')} />
      <TextArea {...areaOf('request')} required help={help.request()} />
    </>
  )
}
