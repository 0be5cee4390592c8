import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { contactLink } from '../../entities/clinic/contact-link'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Skeleton } from '../../ui/feedback/skeleton'

/** Lists the patients to call. */
export function AbsenceAppointments({ id, state }: Pick<Schema<'Absence'>, 'id' | 'state'>) {
  const { api } = useApp()
  const { absence: words } = useTexts()['doctor-schedule']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const query = useQuery({
    queryKey: ['doctor-schedule', 'absence-appointment', id],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(
          api.GET('/api/doctor-schedule/absence/{id}/appointment', { params: { path: { id }, query: page }, signal }),
        ),
      ),
  })
  const { data, error } = query
  return (
    <section className={css({ display: 'grid', gap: '2', marginBlockStart: '4' })}>
      <h3 className={css({ textStyle: 'subheading' })}>{words.appointmentsTitle()}</h3>
      {!data && !error && <Skeleton shape="control" lines={2} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.length === 0 && <p className={quiet}>{words.noAppointments()}</p>}
      {data && data.length > 0 && (
        <>
          <p className={quiet}>{state === 'requested' ? words.appointmentsWaiting() : words.appointmentsText()}</p>
          <ul>
            {data.map((appointment) => (
              <li key={appointment.id} className={person}>
                <span className={css({ display: 'grid', flex: '1 1 12rem', minWidth: '0' })}>
                  <bdi className={css({ fontWeight: 'medium' })}>{appointment.patient_name}</bdi>
                  <span className={quiet}>{dateTime(appointment.starts_at)}</span>
                </span>
                <a
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                  href={contactLink('phone', appointment.patient_phone)}
                >
                  {words.call()}
                </a>
                <a
                  className={buttonClass({ variant: 'soft', size: 'sm' })}
                  href={contactLink('whatsapp', appointment.patient_phone)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {words.whatsapp()}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const quiet = css({ color: 'muted' })
const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  fontFamily: 'numeric',
  '& + &': { borderBlockStart: 'hairline' },
})
