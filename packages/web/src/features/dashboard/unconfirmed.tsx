import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { addDays } from '@clinic/core/time'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn, longDayText } from '../../entities/appointment/appointment-time'
import { useConfirmAppointment } from '../../entities/appointment/use-confirm-appointment'
import { useWhen } from '../../entities/appointment/use-when'
import { contactLink } from '../../entities/clinic/contact-link'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { phoneText } from '../../platform/texts/phone-text'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'

/** So many can be asked in one go. */
const shown = 6
/** Over a weekend or a holiday the next day of work is meant. */
const daysAhead = 4

/** The patients of the next day with appointments who have not said yet that they come. */
export function Unconfirmed({ clinic, today }: { clinic: string; today: string }) {
  const { api } = useApp()
  const { unconfirmed } = useTexts().dashboard
  const language = useLanguage()
  const { timeZone } = useClinicDay()
  const days = { from: addDays(today, 1), until: addDays(today, daysAhead) }
  const query = useQuery({
    queryKey: ['appointment', 'unconfirmed', days],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/appointment', { params: { query: { ...days, state: 'booked', rowPerPage: 25 } }, signal })),
    refetchInterval: 60_000,
  })
  const { data, error } = query
  const first = data?.rows[0]
  const date = first && timeZone ? dateIn(timeZone, Date.parse(first.starts_at)) : days.from
  const rows = timeZone && data?.rows.filter((row) => dateIn(timeZone, Date.parse(row.starts_at)) === date)
  const day = date === days.from ? unconfirmed.tomorrow() : longDayText(language, date)
  return (
    <Card
      title={unconfirmed.title({ day })}
      actions={
        rows && rows.length > shown ? (
          <Link href="/clinic/dashboard/calendar?view=list&state=booked" className={link()}>
            {unconfirmed.more(rows.length - shown)}
          </Link>
        ) : undefined
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={3} />)}
      {rows?.length === 0 && <p className={css({ color: 'muted' })}>{unconfirmed.none()}</p>}
      {rows && rows.length > 0 && (
        <ul className={list}>
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
  const name = displayName(patient)
  const whatsapp = contactLink('whatsapp', patient.phone)
  const message = open.whatsappTexts.planned({ name, clinic, when: when(starts_at), doctor: doctor_name })
  return (
    <li className={person}>
      <span className={css({ minWidth: '0' })}>
        <Link href={`/clinic/dashboard/calendar?appointment=${id}`} className={link({ quiet: true })}>
          <bdi>{name}</bdi>
        </Link>
        <span className={small}>
          {timeZone && clockIn(timeZone, starts_at)} · <bdi>{doctor_name}</bdi> ·{' '}
          <bdi dir="ltr">{phoneText(patient.phone)}</bdi>
        </span>
        {confirm.error && <FailureBanner error={confirm.error} />}
      </span>
      <span className={buttons}>
        {whatsapp && (
          <a
            href={`${whatsapp}?text=${encodeURIComponent(message)}`}
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
      </span>
    </li>
  )
}

const list = css({ display: 'grid', gap: '1' })
const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '1',
  minHeight: 'row',
})
const small = css({ display: 'block', textStyle: 'small', color: 'muted' })
const buttons = css({ display: 'inline-flex', gap: '2' })
