import { type Schema, unwrap } from '@clinic/api'
import { deathProblem, patientUpdateOf } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { usePlanPreview } from '../../entities/appointment/use-plan-preview'
import { patientQuery } from '../../entities/patient/patient-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'

interface DeathDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Says that a patient has died, and on which day if that is known; or changes the day. */
export default function DeathDialog({ patient, onClose }: DeathDialogProps) {
  const { api } = useApp()
  const {
    patient: { fields },
    'patient-record': { death: texts },
  } = useTexts()
  const locale = useLanguage()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  const { id, status } = patient
  const name = { name: personName(patient) }
  const bodyOf = (day: string) => ({
    ...patientUpdateOf(patient),
    status: 'deceased' as const,
    deceased_on: day === '' ? null : day,
  })
  return (
    <RecordDialog<{ deceased_on: string }, Schema<'Patient'>>
      form={`patient-${id}-death`}
      title={status === 'deceased' ? texts.changeTitle(name) : texts.title(name)}
      description={texts.text()}
      saveLabel={status === 'deceased' ? texts.saveDay() : texts.save()}
      initial={{ deceased_on: patient.deceased_on ?? '' }}
      problemsOf={({ deceased_on }) => {
        const problem = deathProblem(bodyOf(deceased_on), { today })
        return { deceased_on: problem ? texts.problems[problem]() : undefined }
      }}
      save={({ deceased_on }) =>
        planPreview.before(status === 'active' ? { inactive_patient: id } : undefined, () =>
          unwrap(api.PUT('/api/patient/{id}', { params: { path: { id } }, body: bodyOf(deceased_on) })),
        )
      }
      onSaved={(saved) => {
        queries.setQueryData(patientQuery(api, id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: ['patient'] })
        void notify('success', texts.done(name))
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <DateField
            name="deceased_on"
            label={fields.deceased_on()}
            help={texts.dayHelp()}
            locale={locale}
            error={errors.deceased_on}
            value={value.deceased_on}
            onChange={(deceased_on) => change({ deceased_on })}
          />
          {planPreview.question}
        </>
      )}
    </RecordDialog>
  )
}
