import type { Schema } from '@clinic/api'
import { policyObstacles } from '@clinic/core/patient-policy'
import { isolated } from '../../../../platform/texts/person-name'
import { useLabels } from '../../../../platform/texts/use-labels'
import { useTexts } from '../../../../platform/texts/use-texts'
import { SelectField } from '../../../../ui/field/select-field'

interface PolicyFieldProps {
  policies: readonly Schema<'PolicyChoice'>[]
  value: number | null
  error: string | undefined
  onChange: (policy_id: number | null) => void
}

/** Who pays a part: a policy of the patient, or nobody. One that pays nothing that day says why. */
export function PolicyField({ policies, value, error, onChange }: PolicyFieldProps) {
  const { sharing } = useTexts().invoice
  const { label } = useLabels()
  const nameOf = ({ payor_name, plan_name, obstacle }: Schema<'PolicyChoice'>) => {
    const name = sharing.policy({ payor: isolated(payor_name), plan: plan_name })
    return obstacle ? sharing.paysNothing({ policy: name, why: label(policyObstacles, obstacle) }) : name
  }
  return (
    <SelectField
      name="policy_id"
      label={sharing.label()}
      help={sharing.help()}
      options={[
        { value: '', label: sharing.none() },
        ...policies.map((policy) => ({ value: String(policy.id), label: nameOf(policy) })),
      ]}
      error={error}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
