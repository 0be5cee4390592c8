import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { appointmentReasons } from '@clinic/core/appointment'
import { valuesOf } from '@clinic/core/values'
import { visitIdentities, visitOrigins } from '@clinic/core/visit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { link, board as recipe } from 'styled-system/recipes'
import { useDoctorOptions } from '../../entities/doctor/use-doctor-options'
import { useFindPatient } from '../../entities/patient/use-find-patient'
import { useChairs } from '../../entities/visit/use-chairs'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useCanCall } from '../../platform/session/use-can-call'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ComboboxField } from '../../ui/field/combobox-field'
import { FormRow } from '../../ui/field/form'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { emptyWalkIn, walkInOnWire } from './walk-in'

/** Lets somebody in who has no appointment today: a walk-in, or an emergency, which goes first. */
export default function WalkInDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp()
  const { walkIn, checkIn, fields } = useTexts().visit
  const { options } = useLabels()
  const queries = useQueryClient()
  const findPatient = useFindPatient()
  const doctors = useDoctorOptions({ needsLicence: true })
  const chairs = useChairs({ taken: 'called' })
  const [sought, setSought] = useState('')
  return (
    <RecordDialog
      form="visit-new"
      title={walkIn.title()}
      saveLabel={checkIn.save()}
      initial={emptyWalkIn}
      problemsOf={({ patient_id }) => ({ patient_id: patient_id === '' ? walkIn.choosePatient() : undefined })}
      save={(value, key) =>
        unwrap(api.POST('/api/visit', { params: { header: { 'Idempotency-Key': key } }, body: walkInOnWire(value) }))
      }
      onSaved={({ patient, queue_number: number }: Schema<'Visit'>) => {
        void queries.invalidateQueries({ queryKey: ['visit'] })
        void notify('success', checkIn.saved({ name: personName(patient), number }))
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <ComboboxField
            name="patient_id"
            label={fields.patient_id()}
            required
            placeholder={walkIn.findPatient()}
            keepsTyped
            error={errors.patient_id}
            load={(text, signal) => {
              setSought(text)
              return findPatient(text, signal)
            }}
            value={value.patient}
            onChange={(patient) => change({ patient, patient_id: patient?.value ?? '' })}
          />
          {value.patient === null && <NewPatient name={sought} />}
          <RadioGroupField
            name="origin"
            label={fields.origin()}
            required
            error={errors.origin}
            options={options(visitOrigins, ['walk_in', 'emergency']).map((option) => ({
              ...option,
              help: option.value === 'emergency' ? walkIn.emergencyHelp() : undefined,
            }))}
            value={value.origin}
            onChange={(origin) => change({ origin: origin === 'emergency' ? 'emergency' : 'walk_in' })}
          />
          <FormRow>
            <SelectField
              name="reason"
              label={fields.reason()}
              options={options(appointmentReasons)}
              error={errors.reason}
              value={value.reason}
              onChange={({ target }) =>
                change({ reason: oneOf(valuesOf(appointmentReasons), target.value) ?? 'other' })
              }
            />
            <SelectField
              name="identity"
              label={fields.identity()}
              options={options(visitIdentities)}
              error={errors.identity}
              value={value.identity}
              onChange={({ target }) => change({ identity: target.value === 'later' ? 'later' : 'read_back' })}
            />
          </FormRow>
          <FormRow>
            <SelectField
              name="doctor_id"
              label={fields.doctor_id()}
              placeholder={walkIn.anyDoctor()}
              options={doctors}
              error={errors.doctor_id}
              value={value.doctor_id}
              onChange={({ target }) => change({ doctor_id: target.value })}
            />
            <SelectField
              name="room_id"
              label={fields.room_id()}
              placeholder={checkIn.chairOpen()}
              options={chairs.map(({ value: room, label }) => ({ value: room, label }))}
              error={errors.room_id}
              value={value.room_id}
              onChange={({ target }) => change({ room_id: target.value })}
            />
          </FormRow>
          <TextField
            name="note"
            label={fields.note()}
            dir="auto"
            maxLength={2000}
            error={errors.note}
            value={value.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}

/** Too much is required of a patient for a line in here: the form opens beside this one. */
function NewPatient({ name }: { name: string }) {
  const { walkIn } = useTexts().visit
  if (!useCanCall(operationRoles.createPatient)) return null
  return (
    <p className={recipe().note}>
      <a
        href={`/clinic/patient/new?name=${encodeURIComponent(name)}`}
        target="_blank"
        rel="noopener"
        className={link()}
      >
        {walkIn.newPatient()}
      </a>{' '}
      {walkIn.newPatientHelp()}
    </p>
  )
}
