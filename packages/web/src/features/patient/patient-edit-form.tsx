import { type Schema, unwrap } from '@clinic/api'
import { patientProblems, patientStatuses, patientUpdateOf } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { PatientFields } from '../../entities/patient/patient-fields'
import { patientQuery } from '../../entities/patient/patient-query'
import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { problemSentences } from '../../platform/record/problem-sentences'
import { RecordForm } from '../../platform/record/record-form'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { PatientClassField } from './patient-class-field'
import { patientSections } from './patient-sections'
import { useCandidates } from './use-candidates'

/** Edits a stored patient; a change by somebody else is a conflict. */
export function PatientEditForm({ patient }: { patient: Schema<'Patient'> }) {
  const { api } = useApp()
  const { patient: texts, 'patient-form': words } = useTexts()
  const { label } = useLabels()
  const { date } = useFormat()
  const queries = useQueryClient()
  const candidates = useCandidates()
  const { nameOf } = usePriceLists()
  const [, navigate] = useLocation()
  const { today } = useClinicDay()
  const { id } = patient
  const statusText = ({ status, deceased_on }: Pick<Schema<'PatientUpdate'>, 'status' | 'deceased_on'>) =>
    [label(patientStatuses, status), deceased_on && date(deceased_on)].filter(Boolean).join(' ')
  const page = `/clinic/patient/${id}`
  return (
    <>
      <RecordForm
        form={`patient-${id}`}
        initial={patientUpdateOf(patient)}
        problemsOf={(value) => problemSentences(words.problems, patientProblems(value, { today }))}
        describe={(value) => [
          ...patientSections({ texts, label }, value, date).flatMap(({ pairs }) => pairs),
          { label: texts.fields.status(), value: statusText(value) },
          { label: texts.fields.price_list_id(), value: nameOf(value.price_list_id) || texts.standardClass() },
        ]}
        save={({ status, deceased_on, price_list_id, version, ...input }) =>
          candidates.before(isSomebodyElse(patient, input) ? { ...input, patient_id: id } : undefined, () =>
            unwrap(
              api.PUT('/api/patient/{id}', {
                params: { path: { id } },
                body: { ...input, status, deceased_on, price_list_id, version },
              }),
            ),
          )
        }
        onSaved={(saved) => {
          queries.setQueryData(patientQuery(api, id).queryKey, saved)
          void queries.invalidateQueries({ queryKey: ['patient'] })
          void notify('success', texts.edit.saved({ name: personName(saved) }))
          navigate(page, { replace: true })
        }}
        cancel={page}
      >
        {(fields) => (
          <>
            <PatientFields {...fields} today={today} />
            <PatientClassField
              value={fields.value.price_list_id ?? null}
              error={fields.errors.price_list_id}
              onChange={(price_list_id) => fields.change({ price_list_id })}
            />
          </>
        )}
      </RecordForm>
      {candidates.question}
    </>
  )
}

/** Whether a field changed that identifies a person. */
const isSomebodyElse = (stored: Schema<'Patient'>, input: Schema<'PatientInput'>) =>
  (['first_name', 'last_name', 'date_of_birth', 'phone', 'identification', 'identity_number'] as const).some(
    (field) => stored[field] !== input[field],
  )
