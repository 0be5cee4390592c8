import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Assistance, assistanceDayQuery } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'

interface HandOverDialogProps {
  assistance: Assistance
  patient: Schema<'AppointmentPatient'>
  onClose: () => void
}

/** Who takes over. */
export default function HandOverDialog({ assistance, patient, onClose }: HandOverDialogProps) {
  const { api } = useApp()
  const { handOver, fields } = useTexts().assistance
  const [chosen, setChosen] = useState('')
  const [wasSent, setSent] = useState(false)
  const { id, version, staff_id } = assistance
  const { data: day } = useQuery(assistanceDayQuery(api))
  const others = (day?.assistants ?? [])
    .filter(({ id }) => id !== staff_id)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  const handing = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/assistance/{id}/reassign', {
          params: { path: { id } },
          body: { staff_id: Number(chosen), version },
        }),
      ),
    readAgain: ['assistance'],
    done: handOver.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...handing}
      role="dialog"
      variant="solid"
      title={handOver.title({ name: personName(patient) })}
      description={handOver.text()}
      confirm={handOver.save()}
      onConfirm={() => {
        setSent(true)
        if (chosen !== '') handing.onConfirm()
      }}
    >
      <SelectField
        name="staff_id"
        label={fields.staff_id()}
        required
        placeholder={handOver.choose()}
        options={others}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={wasSent && chosen === '' ? handOver.choose() : fieldErrors(handing.failure).staff_id}
      />
    </QuestionDialog>
  )
}
