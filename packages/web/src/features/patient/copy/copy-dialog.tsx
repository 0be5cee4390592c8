import { type Schema, unwrap } from '@clinic/api'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { saveFile } from '../../../platform/list/save-file'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { BulletList } from '../../../ui/bullet-list'

interface CopyDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Says what a copy of everything held about a patient contains, and hands it out as a file. */
export default function CopyDialog({ patient, onClose }: CopyDialogProps) {
  const { api } = useApp()
  const { copy } = useTexts().patient
  const name = { name: personName(patient) }
  const giving = useConfirmedChange({
    send: async () => {
      const given = await unwrap(api.GET('/api/patient/{id}/copy', { params: { path: { id: patient.id } } }))
      const file = new Blob([JSON.stringify(given, null, 2)], { type: 'application/json' })
      saveFile(file, `${copy.file()} ${patient.record_number}.json`)
    },
    // who was given a copy stands in the list of readings
    readAgain: ['patient', 'access'],
    done: copy.done(name),
    onClose,
  })
  return (
    <QuestionDialog
      {...giving}
      title={copy.title(name)}
      description={copy.text()}
      confirm={copy.download()}
      variant="solid"
      focus="confirm"
    >
      <BulletList lines={[copy.person(), copy.record(), copy.money(), copy.access()]} />
      <p className={css({ color: 'muted' })}>{copy.without()}</p>
    </QuestionDialog>
  )
}
