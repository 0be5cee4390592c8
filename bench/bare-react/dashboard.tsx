import type { Schema } from '@clinic/api'
import { useReply } from './use-reply'

/** The product's dashboard of the front office: four figures, waiting registrations, birthdays, two charts of 14 days. */
export function Dashboard() {
  const dashboard = useReply<Schema<'Dashboard'>>('/api/dashboard')
  return (
    <>
      <title>Dashboard</title>
      <h1>
        Hello <small>{dashboard?.today}</small>
      </h1>
      <a href="/patient/new">New patient</a>
      {dashboard?.registrations && <Day {...dashboard} registrations={dashboard.registrations} />}
    </>
  )
}

type Registrations = NonNullable<Schema<'Dashboard'>['registrations']>

function Day({ patients, birthdays, registrations }: Schema<'Dashboard'> & { registrations: Registrations }) {
  const recent = patients.new_by_day.slice(-7).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Figure label="Registrations to review" value={registrations.awaiting} change="The oldest came 1 day ago" />
      <Figure label="Incomplete for SATUSEHAT" value={patients.incomplete} change="Identity or address is missing" />
      <Figure label="New patients, last 7 days" value={recent} change="As many as the 7 days before" />
      <Figure label="Active patients" value={patients.total} change="In this clinic" />
      <h2>Oldest registrations</h2>
      <a href="/registration">See all</a>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Phone</th>
            <th>Came in</th>
          </tr>
        </thead>
        <tbody>
          {registrations.latest.map((each) => (
            <tr key={each.id}>
              <th>
                <a href={`/registration/${each.id}`}>
                  {each.first_name} {each.last_name}
                </a>
              </th>
              <td>{each.phone}</td>
              <td>{each.submitted_at}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Birthdays today</h2>
      <ul>
        {birthdays.map((person) => (
          <li key={person.id}>
            <a href={`/patient/${person.id}`}>
              {person.first_name} {person.last_name}
            </a>{' '}
            turns {new Date().getFullYear() - Number(person.date_of_birth.slice(0, 4))}
            <a href={`https://wa.me/${person.phone?.slice(1)}`}>WhatsApp</a>
          </li>
        ))}
      </ul>
      <Chart title="New patients, last 14 days" days={patients.new_by_day} />
      <Chart title="Registrations, last 14 days" days={registrations.by_day} />
    </>
  )
}

const Figure = ({ label, value, change }: { label: string; value: number; change: string }) => (
  <a href="/patient">
    <span>{label}</span> <strong>{value}</strong> <span>{change}</span>
  </a>
)

const Chart = ({ title, days }: { title: string; days: readonly Schema<'DayCount'>[] }) => (
  <>
    <h2>{title}</h2>
    <figure style={{ display: 'flex' }}>
      {days.map(({ date, count }) => (
        <div key={date}>
          {count}
          <svg width="10" height="100" aria-hidden="true">
            <rect width="10" height={count * 10} />
          </svg>
          {date.slice(-2)}
        </div>
      ))}
    </figure>
  </>
)
