import { type Schema, unwrap } from '@clinic/api'
import { displayName, patientUpdateOf } from '@clinic/core/patient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStranding } from '../../entities/appointment/use-stranding'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { SaveCancelled } from '../../platform/record/save-cancelled'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { patientQuery } from './patient-query'

interface PatientStatusDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Asks, with the consequence in words, before a patient becomes inactive or active again. */
export default function PatientStatusDialog({ patient, onClose }: PatientStatusDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const stranding = useStranding()
  const { id } = patient
  const name = { name: displayName(patient) }
  const isActive = patient.status === 'active'
  const words = isActive ? texts.patient.deactivate : texts.patient.activate

  const change = useMutation({
    mutationFn: () =>
      stranding.before(isActive ? { inactive_patient: id } : undefined, () =>
        unwrap(
          api.PUT('/api/patient/{id}', {
            params: { path: { id } },
            body: { ...patientUpdateOf(patient), status: isActive ? 'inactive' : 'active' },
          }),
        ),
      ),
    onSuccess: (saved) => {
      queries.setQueryData(patientQuery(api, id).queryKey, saved)
      void notify('success', words.done(name))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['patient'] }),
  })

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={words.title(name)}
      description={words.text()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant={isActive ? 'danger' : 'solid'} busy={change.isPending} onClick={() => change.mutate()}>
            {words.open()}
          </Button>
        </>
      }
    >
      {change.error && !(change.error instanceof SaveCancelled) && <FailureBanner error={change.error} />}
      {stranding.question}
    </Dialog>
  )
}
