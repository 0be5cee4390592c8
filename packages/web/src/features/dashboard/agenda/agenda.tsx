import { appointmentReasons } from '@clinic/core/appointment'
import { visitStates } from '@clinic/core/visit'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn } from '../../../entities/appointment/appointment-time'
import { StateTag } from '../../../entities/appointment/state-tag'
import { boardQuery } from '../../../entities/visit/board-query'
import { durationText, minutesSince } from '../../../entities/visit/duration'
import { useMayStep } from '../../../entities/visit/use-may-step'
import { useMinute } from '../../../entities/visit/use-minute'
import { stepsOf, stepWords, type VisitEntry } from '../../../entities/visit/visit-entry'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Table } from '../../../ui/table/table'
import { TwoLines } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'
import { agendaOf } from './agenda-of'

/** So many rows fit above what else the day asks for. */
const shown = 8

/** Who is here and who is expected today, by their time, each with the next step of the desk. */
export function Agenda() {
  const { api } = useApp()
  const texts = useTexts()
  const { agenda } = texts.dashboard
  const { fields } = texts.appointment
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const query = useEarlyQuery(boardQuery(api))
  const { data, error } = query
  const entries = data && agendaOf(data)
  const more = (entries?.length ?? 0) - shown
  return (
    <Card
      flush
      title={agenda.title()}
      actions={
        <Link href="/clinic/dashboard/queue" className={link()}>
          {more > 0 ? agenda.more(more) : agenda.toQueue()}
        </Link>
      }
    >
      {!data && error && <LoadFailed query={query} />}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {entries?.length === 0 && <p className={none}>{agenda.none()}</p>}
      {(entries ? entries.length > 0 : !error) && (
        <Table
          label={agenda.title()}
          rows={timeZone ? entries?.slice(0, shown) : undefined}
          skeletonRows={4}
          rowKey={({ id }) => id}
          href={hrefOf}
          actions={(entry) => <NextStep entry={entry} />}
          columns={[
            {
              key: 'patient',
              header: fields.patient(),
              cell: ({ patient, appointment, visit }) => (
                <TwoLines small={label(appointmentReasons, (appointment ?? visit).reason)}>
                  <bdi>{personName(patient)}</bdi>
                </TwoLines>
              ),
            },
            {
              key: 'time',
              header: fields.time(),
              fit: true,
              cell: ({ appointment, visit }) =>
                timeZone && clockIn(timeZone, appointment ? appointment.starts_at : visit.arrived_at),
            },
            {
              key: 'doctor',
              header: fields.doctor(),
              cell: ({ appointment, visit }) => {
                const { doctor_name, room_name } = appointment ?? visit
                return <TwoLines small={room_name}>{doctor_name ?? texts.visit.card.anyDoctor()}</TwoLines>
              },
            },
            {
              key: 'state',
              header: fields.state(),
              selfEvident: true,
              fit: true,
              cell: (entry) => <State entry={entry} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

/** How far they are; who should be here by now is late. */
function State({ entry: { appointment, visit } }: { entry: VisitEntry }) {
  const texts = useTexts().visit
  const now = useMinute()
  if (visit) return <ValueTag of={visitStates} value={visit.state} />
  const late = minutesSince(appointment.starts_at, now)
  if (late === 0) return <StateTag state={appointment.state} />
  return <Tag tone="warning">{texts.card.late(durationText(texts, late))}</Tag>
}

/** The step the desk takes next, asked about on the board. */
function NextStep({ entry }: { entry: VisitEntry }) {
  const { steps } = useTexts().visit
  const may = useMayStep()
  const next = stepsOf(entry, may)[0]
  // who was called is on the way
  if (next !== 'arrive' && next !== 'call' && next !== 'checkOut') return null
  const words = stepWords[next]
  const { appointment, visit, patient } = entry
  return (
    <Link
      href={`/clinic/dashboard/queue?${appointment ? `appointment=${appointment.id}` : `visit=${visit.id}&step=${next}`}`}
      aria-label={steps[words.name]({ name: personName(patient) })}
      className={buttonClass({ variant: 'outline', size: 'sm' })}
    >
      {steps[words.label]()}
    </Link>
  )
}

const hrefOf = ({ appointment, visit }: VisitEntry) =>
  appointment ? `/clinic/dashboard/calendar?appointment=${appointment.id}` : `/clinic/dashboard/queue?visit=${visit.id}`

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
