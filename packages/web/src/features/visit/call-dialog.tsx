import { type Schema, unwrap } from '@clinic/api'
import { useState } from 'react'
import { useChairs } from '../../entities/visit/use-chairs'
import { useSuggestedRoom } from '../../entities/visit/use-suggested-room'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'

interface CallDialogProps {
  visit: Schema<'VisitCard'>
  onClose: () => void
}

/** To which chair a patient is called; that of the plan is chosen already. */
export default function CallDialog({ visit, onClose }: CallDialogProps) {
  const { api } = useApp()
  const { call } = useTexts().visit
  const { id, version, patient } = visit
  const name = personName(patient)
  const chairs = useChairs({ visit: id, taken: 'called' })
  const suggested = useSuggestedRoom(visit)
  const [chosen, setChosen] = useState<string>()
  const isFree = chairs.some(({ value, disabled }) => value === String(suggested) && !disabled)
  const room = chosen ?? (suggested !== null && isFree ? String(suggested) : '')
  const label = chairs.find(({ value }) => value === room)?.label
  const calling = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/visit/{id}/call', {
          params: { path: { id } },
          body: { room_id: room === '' ? null : Number(room), version },
        }),
      ),
    readAgain: ['visit'],
    done: label === undefined ? call.savedDesk({ name }) : call.saved({ name, room: label }),
    onClose,
  })
  return (
    <QuestionDialog
      {...calling}
      role="dialog"
      variant="solid"
      title={call.title({ name })}
      confirm={call.save()}
      onConfirm={() => calling.onConfirm()}
    >
      <SelectField
        name="room_id"
        label={call.room()}
        placeholder={call.desk()}
        options={chairs}
        error={fieldErrors(calling.failure).room_id}
        value={room}
        onChange={({ target }) => setChosen(target.value)}
      />
    </QuestionDialog>
  )
}
