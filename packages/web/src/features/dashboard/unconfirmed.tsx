import { type Schema, unwrap } from '@clinic/api'
import { messageLink, messageObstacle, messageObstacles } from '@clinic/core/patient'
import { addDays } from '@clinic/core/time'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn, longDayText } from '../../entities/appointment/appointment-time'
import { useConfirmAppointment } from '../../entities/appointment/use-confirm-appointment'
import { useWhen } from '../../entities/appointment/use-when'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated, personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { DayRow } from './day-row'

/** So many can be asked in one go. */
const shown = 6
/** Over a weekend or a holiday the next day of work is meant. */
const daysAhead = 4

/** The patients of the next day with appointments who have not said yet that they come. */
export function Unconfirmed({ clinic, today }: { clinic: string; today: string }) {
  const { api } = useApp()
  const { unconfirmed, seeAll } = useTexts().dashboard
  const language = useLanguage()
  const { timeZone } = useClinicDay()
  const days = { from: addDays(today, 1), until: addDays(today, daysAhead) }
  const query = useQuery({
    queryKey: ['appointment', 'unconfirmed', days],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/appointment', { params: { query: { ...days, state: 'booked', rowPerPage: 10 } }, signal })),
    refetchInterval: 60_000,
  })
  const { data, error } = query
  const first = data?.rows[0]
  const date = first && timeZone ? dateIn(timeZone, Date.parse(first.starts_at)) : days.from
  // who has to be given another time is not asked to come
  const rows =
    timeZone &&
    data?.rows.filter(
      ({ starts_at, violated_rules }) =>
        dateIn(timeZone, Date.parse(starts_at)) === date && violated_rules.length === 0,
    )
  const isTomorrow = date === days.from
  const day = isTomorrow ? unconfirmed.tomorrow() : longDayText(language, date)
  return (
    <Card
      title={unconfirmed.title({ day })}
      actions={
        rows && rows.length > shown ? (
          <Link
            href={`/clinic/dashboard/calendar?view=list&state=booked${isTomorrow ? '&period=tomorrow' : ''}`}
            className={link()}
          >
            {seeAll()}
          </Link>
        ) : undefined
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={3} />)}
      {rows?.length === 0 && <p className={css({ color: 'muted' })}>{unconfirmed.none()}</p>}
      {rows && rows.length > 0 && (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {rows.slice(0, shown).map((appointment) => (
            <Person key={appointment.id} appointment={appointment} clinic={clinic} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Person({ appointment, clinic }: { appointment: Schema<'AppointmentCard'>; clinic: string }) {
  const texts = useTexts()
  const { open } = texts.appointment
  const { unconfirmed } = texts.dashboard
  const { timeZone } = useClinicDay()
  const when = useWhen()
  const confirm = useConfirmAppointment(appointment)
  const { id, patient, starts_at, doctor_name } = appointment
  const name = personName(patient)
  const { label } = useLabels()
  const obstacle = messageObstacle(patient)
  const message = open.whatsappTexts.planned({ name, clinic, when: when(starts_at), doctor: isolated(doctor_name) })
  return (
    <DayRow
      small={
        <>
          {timeZone && clockIn(timeZone, starts_at)} · <bdi>{doctor_name}</bdi> · <PhoneNumber number={patient.phone} />
          {obstacle && ` · ${label(messageObstacles, obstacle)}`}
        </>
      }
      actions={
        <>
          {!obstacle && (
            <a
              href={messageLink(patient.phone, message)}
              target="_blank"
              rel="noopener"
              aria-label={unconfirmed.ask({ name })}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              <MessageCircle aria-hidden="true" />
              {open.whatsapp()}
            </a>
          )}
          <Button
            size="sm"
            variant="outline"
            busy={confirm.isPending}
            aria-label={unconfirmed.confirm({ name })}
            onClick={() => confirm.mutate()}
          >
            {open.confirm()}
          </Button>
        </>
      }
    >
      <Link href={`/clinic/dashboard/calendar?appointment=${id}`} className={link({ quiet: true })}>
        <bdi>{name}</bdi>
      </Link>
      {confirm.error && <FailureBanner error={confirm.error} />}
    </DayRow>
  )
}
