import type { Schema } from '@clinic/api'
import { holderRelations, policyStatuses } from '@clinic/core/patient-policy'
import { valuesOf } from '@clinic/core/values'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { FormRow } from '../../../ui/field/form'
import { type Option, SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'

type Policy = Schema<'PatientPolicyUpdate'>

interface PolicyFieldsProps {
  value: Policy
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Policy>) => void
  plans: readonly Option[]
}

/** The fields of a policy. A patient who holds it has no other holder. */
export function PolicyFields({ value, errors, change, plans }: PolicyFieldsProps) {
  const { fields, help, choosePlan } = useTexts()['patient-policy']
  const { options } = useLabels()
  const language = useLanguage()
  return (
    <>
      <SelectField
        name="insurance_id"
        label={fields.insurance_id()}
        required
        options={[{ value: '', label: choosePlan() }, ...plans]}
        error={errors.insurance_id}
        value={value.insurance_id === 0 ? '' : String(value.insurance_id)}
        onChange={({ target }) => change({ insurance_id: Number(target.value) })}
      />
      <TextField
        name="member_number"
        label={fields.member_number()}
        required
        maxLength={40}
        help={help.member_number()}
        error={errors.member_number}
        value={value.member_number}
        onChange={({ target }) => change({ member_number: target.value })}
      />
      <SelectField
        name="relation"
        label={fields.relation()}
        options={options(holderRelations)}
        error={errors.relation}
        value={value.relation}
        onChange={({ target }) => {
          const relation = oneOf(valuesOf(holderRelations), target.value) ?? value.relation
          change({ relation, ...(relation === 'self' && { holder_name: '' }) })
        }}
      />
      {value.relation !== 'self' && (
        <TextField
          name="holder_name"
          label={fields.holder_name()}
          required
          dir="auto"
          maxLength={120}
          error={errors.holder_name}
          value={value.holder_name}
          onChange={({ target }) => change({ holder_name: target.value })}
        />
      )}
      <FormRow>
        <DateField
          name="valid_from"
          label={fields.valid_from()}
          required
          locale={language}
          help={help.valid_from()}
          error={errors.valid_from}
          value={value.valid_from}
          onChange={(valid_from) => change({ valid_from })}
        />
        <DateField
          name="valid_until"
          label={fields.valid_until()}
          locale={language}
          help={help.valid_until()}
          error={errors.valid_until}
          value={value.valid_until ?? ''}
          onChange={(date) => change({ valid_until: date === '' ? null : date })}
        />
      </FormRow>
      <TextField
        name="eligibility_note"
        label={fields.eligibility_note()}
        dir="auto"
        maxLength={200}
        help={help.eligibility_note()}
        error={errors.eligibility_note}
        value={value.eligibility_note}
        onChange={({ target }) => change({ eligibility_note: target.value })}
      />
      <SelectField
        name="status"
        label={fields.status()}
        options={options(policyStatuses)}
        error={errors.status}
        value={value.status}
        onChange={({ target }) => change({ status: oneOf(valuesOf(policyStatuses), target.value) ?? value.status })}
      />
    </>
  )
}
