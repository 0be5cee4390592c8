import { type Schema, unwrap } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { guardianRelationships } from '@clinic/core/patient'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { board as recipe } from 'styled-system/recipes'
import { clockIn } from '../../entities/appointment/appointment-time'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import { patientQuery } from '../../entities/patient/patient-query'
import { boardQuery } from '../../entities/visit/board-query'
import { useChairs } from '../../entities/visit/use-chairs'
import { useSuggestedRoom } from '../../entities/visit/use-suggested-room'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { fieldErrors } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { isolated, personName } from '../../platform/texts/person-name'
import { phoneInSentence } from '../../platform/texts/phone-text'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateFormat } from '../../platform/time/date-format'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { SelectField } from '../../ui/field/select-field'
import { KeyValue } from '../../ui/key-value'
import { Drawer } from '../../ui/overlay/drawer'
import { MissingFields } from './missing-fields'
import { undoArrival } from './undo-arrival'

interface CheckInDrawerProps {
  /** the appointment */
  id: number
  onClose: () => void
}

/** Lets in somebody who is expected: name and date of birth are read back, what is missing is asked for. */
export default function CheckInDrawer({ id, onClose }: CheckInDrawerProps) {
  const { api } = useApp()
  const { checkIn, open } = useTexts().visit
  const { data } = useQuery(boardQuery(api))
  const found = data?.appointments.find((appointment) => appointment.id === id)
  // once the patient is let in, here or at another desk, it is on the board no more
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  if (seen) return <CheckIn appointment={seen} onClose={onClose} />
  return (
    <Drawer
      open
      size="md"
      onClose={onClose}
      title={checkIn.over()}
      description={checkIn.overText()}
      footer={<Button onClick={onClose}>{open.close()}</Button>}
    />
  )
}

function CheckIn({ appointment, onClose }: { appointment: Schema<'AppointmentCard'>; onClose: () => void }) {
  const texts = useTexts()
  const { checkIn, fields } = texts.visit
  const { label } = useLabels()
  const language = useLanguage()
  const { timeZone, today } = useClinicDay()
  const { patient, starts_at, doctor_name, reason, state } = appointment
  const name = personName(patient)
  const chairs = useChairs({ taken: 'called' })
  const suggested = useSuggestedRoom(appointment)
  const [chosen, setChosen] = useState<string>()
  const room = chosen ?? (suggested === null ? '' : String(suggested))
  const guardian = useGuardian(patient.id)
  const arriving = useArrival(appointment, onClose)
  const arrive = (identity: Schema<'VisitIdentity'>) =>
    arriving.mutate({ identity, room_id: room === '' ? null : Number(room) })
  const isBusyWith = (identity: Schema<'VisitIdentity'>) =>
    arriving.isPending && arriving.variables.identity === identity
  const born = birthFormat(language).format(new Date(`${patient.date_of_birth}T00:00:00Z`))
  const age = ageText(texts.patient, patient.date_of_birth, { today })
  const classes = recipe()
  return (
    <Drawer
      open
      size="md"
      onClose={onClose}
      title={checkIn.title({ name })}
      footer={
        <>
          <Button variant="outline" busy={isBusyWith('later')} onClick={() => arrive('later')}>
            {checkIn.later()}
          </Button>
          <Button busy={isBusyWith('read_back')} onClick={() => arrive('read_back')}>
            {checkIn.match()}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {arriving.error && <FailureBanner error={arriving.error} />}
        {state === 'no_show' && <Banner tone="warning">{checkIn.late()}</Banner>}
        <div className={classes.person}>
          <p className={classes.note}>{checkIn.readBack()}</p>
          <p className={classes.personName}>
            <bdi>{name}</bdi>
          </p>
          <p className={classes.personName}>{checkIn.born({ date: born })}</p>
          <p className={classes.note}>
            {age} · {patient.record_number}
          </p>
        </div>
        <MedicalAlerts patient={patient.id} />
        <MissingFields id={patient.id} />
        <SelectField
          name="room_id"
          label={checkIn.chair()}
          placeholder={checkIn.chairOpen()}
          help={chosen === undefined && suggested !== null ? checkIn.chairHelp() : undefined}
          options={chairs.map(({ value, label: chair }) => ({ value, label: chair }))}
          error={fieldErrors(arriving.error).room_id}
          value={room}
          onChange={({ target }) => setChosen(target.value)}
        />
        <KeyValue
          pairs={[
            {
              label: checkIn.appointment(),
              value: [timeZone && clockIn(timeZone, starts_at), label(appointmentReasons, reason)]
                .filter(Boolean)
                .join(' · '),
            },
            { label: fields.doctor_id(), value: doctor_name },
            ...(guardian ? [{ label: checkIn.guardian(), value: guardian }] : []),
          ]}
        />
      </div>
    </Drawer>
  )
}

/** Who decides for a child, with the phone, as the record names them. */
function useGuardian(id: number) {
  const { api } = useApp()
  const { label } = useLabels()
  const { data } = useQuery(patientQuery(api, id))
  if (!data?.guardian_name) return undefined
  const { guardian_name, guardian_relationship, guardian_phone } = data
  return [
    isolated(guardian_name),
    guardian_relationship && label(guardianRelationships, guardian_relationship),
    guardian_phone && phoneInSentence(guardian_phone),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Checks in, tells the number, and offers to undo it. */
function useArrival({ id, version }: Schema<'AppointmentCard'>, onDone: () => void) {
  const { api } = useApp()
  const texts = useTexts()
  const { checkIn } = texts.visit
  const queries = useQueryClient()
  const readAgain = () =>
    Promise.all(['visit', 'appointment'].map((feature) => queries.invalidateQueries({ queryKey: [feature] })))

  async function undo(name: string) {
    try {
      await undoArrival(api, id)
      void notify('success', checkIn.undone({ name }))
    } catch (error) {
      void notify('error', error instanceof Error ? failureText(texts, error) : texts.visit.open.failed())
    }
    void readAgain()
  }

  return useMutation({
    mutationFn: (arrival: Pick<Schema<'Arrival'>, 'identity' | 'room_id'>) =>
      unwrap(api.POST('/api/appointment/{id}/arrive', { params: { path: { id } }, body: { ...arrival, version } })),
    onSuccess({ patient, queue_number: number }) {
      const name = personName(patient)
      void notify('success', checkIn.saved({ name, number }), { label: checkIn.undo(), onClick: () => void undo(name) })
      onDone()
    },
    onSettled: readAgain,
  })
}

const birthFormat = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
