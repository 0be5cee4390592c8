import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { personName } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlay/dialog'
import { EraseQuestion } from './erase-question'
import { KeptPatient } from './kept-patient'

interface ErasureDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Says what would go with a patient and asks whether to erase them, or says what has to stay and until when. */
export default function ErasureDialog({ patient, onClose }: ErasureDialogProps) {
  useNamespace('patient-erasure')
  const { api } = useApp()
  const texts = useTexts()['patient-erasure']
  const { id } = patient
  const query = useQuery({
    queryKey: ['patient', 'erasure', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/patient/{id}/erasure', { params: { path: { id } }, signal })),
  })
  const { data, error } = query
  if (!data)
    return (
      <Dialog open title={texts.title({ name: personName(patient) })} onClose={onClose}>
        {error ? <LoadFailed query={query} /> : <Skeleton lines={6} />}
      </Dialog>
    )
  const hasToStay = Object.values(data.stays).some((rows) => rows > 0)
  const props = { patient, preview: data, onClose }
  return hasToStay ? <KeptPatient {...props} /> : <EraseQuestion {...props} />
}
