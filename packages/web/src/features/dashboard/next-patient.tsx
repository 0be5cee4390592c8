import { visitStates } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { clockIn } from '../../entities/appointment/appointment-time'
import { boardQuery } from '../../entities/visit/board-query'
import { treatedBy } from '../../entities/visit/treated-by'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'

/** The patient a dentist treats or treats next, with the way to the chair. */
export function NextPatient() {
  const { api } = useApp()
  const { next } = useTexts().dashboard
  const { timeZone } = useClinicDay()
  const doctor = useAccount()?.doctor_id ?? null
  const query = useQuery(boardQuery(api))
  const { data, error } = query
  const [visit, ...others] = data ? treatedBy(doctor, data.visits) : []
  return (
    <Card
      title={next.title()}
      actions={
        <Link href="/doctor/idental" className={buttonClass({ variant: 'ghost' })}>
          {others.length > 0 ? next.others(others.length) : next.all()}
        </Link>
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={2} />)}
      {data && !visit && <p className={css({ color: 'muted' })}>{next.none()}</p>}
      {visit && (
        <div className={row}>
          <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
            <bdi className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{personName(visit.patient)}</bdi>
            <span className={facts}>
              <ValueTag of={visitStates} value={visit.state} />
              {timeZone && next.since({ time: clockIn(timeZone, visit.state_since) })}
              {visit.room_name && <bdi>{visit.room_name}</bdi>}
            </span>
          </div>
          <Link href={`/doctor/idental/start-practice?visit=${visit.id}`} className={buttonClass()}>
            {next.open()}
          </Link>
        </div>
      )}
    </Card>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', justifyContent: 'space-between' })
const facts = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', color: 'muted' })
