import { type Schema, unwrap } from '@clinic/api'
import { patientPolicyProblems } from '@clinic/core/patient-policy'
import { useQueryClient } from '@tanstack/react-query'
import type { PatientPolicy } from '../../../entities/patient-policy/policy-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { problemSentences } from '../../../platform/record/problem-sentences'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated, personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { PolicyFields } from './policy-fields'
import { usePlanOptions } from './use-plan-options'
import { usePolicyPairs } from './use-policy-pairs'

interface PolicyFormProps {
  patient: Schema<'Patient'>
  /** The one that is changed; a new one without it. */
  policy: PatientPolicy | undefined
  onClose: () => void
}

/** Adds a policy to a patient or changes one. */
export default function PolicyForm({ patient, policy, onClose }: PolicyFormProps) {
  const { api } = useApp()
  const queries = useQueryClient()
  const { form, problems } = useTexts()['patient-policy']
  const { today } = useClinicDay()
  const active = usePlanOptions()
  // a policy keeps its plan, also one that nobody can choose any more
  const own = policy && {
    value: String(policy.insurance_id),
    label: `${isolated(policy.plan.payor_name)} · ${policy.plan.name}`,
  }
  const plans = own && !active.some(({ value }) => value === own.value) ? [own, ...active] : active
  const pairs = usePolicyPairs(plans)
  const { id } = policy ?? {}
  return (
    <RecordDialog<Schema<'PatientPolicyUpdate'>, PatientPolicy>
      form={id === undefined ? `patient-${patient.id}-policy-new` : `patient-policy-${id}`}
      title={policy ? form.change({ plan: policy.plan.name }) : form.add({ name: personName(patient) })}
      saveLabel={form.save()}
      initial={policy ? inputOf(policy) : { ...empty, valid_from: today }}
      problemsOf={(value) => ({
        ...problemSentences(problems, patientPolicyProblems(value)),
        ...(value.insurance_id === 0 && { insurance_id: problems.planMissing() }),
        ...(value.valid_from === '' && { valid_from: problems.fromMissing() }),
      })}
      save={({ version, ...value }, key) =>
        unwrap(
          id === undefined
            ? api.POST('/api/patient/{id}/policy', {
                params: { path: { id: patient.id }, header: { 'Idempotency-Key': key } },
                body: value,
              })
            : api.PUT('/api/patient-policy/{id}', { params: { path: { id } }, body: { ...value, version } }),
        )
      }
      onSaved={() => {
        void notify('success', form.saved())
        void queries.invalidateQueries({ queryKey: ['patient-policy'] }).then(onClose)
      }}
      describe={pairs}
      onClose={onClose}
    >
      {(fields) => <PolicyFields {...fields} plans={plans} />}
    </RecordDialog>
  )
}

const empty: Schema<'PatientPolicyUpdate'> = {
  insurance_id: 0,
  member_number: '',
  relation: 'self',
  holder_name: '',
  valid_from: '',
  valid_until: null,
  eligibility_note: '',
  status: 'active',
  version: 0,
}

function inputOf(policy: PatientPolicy): Schema<'PatientPolicyUpdate'> {
  const {
    id: _,
    patient_id: _patient,
    plan: _plan,
    photo: _photo,
    created_at: _created,
    updated_at: _updated,
    ...input
  } = policy
  return input
}
