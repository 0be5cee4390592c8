import type { Schema } from '@clinic/api'
import { useReply } from './use-reply'

interface Page {
  rows: Schema<'PatientRow'>[]
  pagination: Schema<'Pagination'>
}

/** The product's list of patients: tabs, search, filters and order, 25 rows of seven columns, the pages. */
export function Patients() {
  const page = useReply<Page>('/api/patient?search=&page=1&rowPerPage=25')
  return (
    <>
      <title>Patients</title>
      <h1>Patients</h1>
      <a href="/patient">Patients</a> <a href="/registration">Registrations</a> <a href="/patient/new">New patient</a>
      <form onSubmit={(event) => event.preventDefault()}>
        <input type="search" aria-label="Search patients" placeholder="Name, phone, No. RM or identity number" />
        {choices.map(({ label, options }) => (
          <select key={label} aria-label={label}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ))}
      </form>
      <table>
        <thead>
          <tr>
            <th>
              <button type="button">Name</button>
            </th>
            <th>Sex</th>
            <th>
              <button type="button">Age</button>
            </th>
            <th>Phone</th>
            <th>Identity</th>
            <th>SATUSEHAT</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {page?.rows.map((patient) => (
            <Row key={patient.id} patient={patient} />
          ))}
        </tbody>
      </table>
      {page && <Pages pagination={page.pagination} />}
    </>
  )
}

const Row = ({ patient }: { patient: Schema<'PatientRow'> }) => (
  <tr>
    <th>
      <a href={`/patient/${patient.id}`}>
        {patient.first_name} {patient.last_name}
        <br />
        {patient.record_number}
      </a>
    </th>
    <td>{patient.sex}</td>
    <td>{new Date().getFullYear() - Number(patient.date_of_birth.slice(0, 4))} yrs</td>
    <td>{patient.phone}</td>
    <td>
      {patient.identity_number}
      <br />
      {patient.identification}
    </td>
    <td>
      <mark>{patient.readiness}</mark>
    </td>
    <td>{patient.status}</td>
  </tr>
)

const Pages = ({ pagination: { offset, rowPerPage, totalItems } }: Pick<Page, 'pagination'>) => (
  <p>
    <label>
      Rows per page
      <select defaultValue={rowPerPage}>
        {[10, 25, 50, 100].map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </select>
    </label>
    {offset + 1}–{offset + rowPerPage} of {totalItems}
    <button type="button" disabled>
      Previous
    </button>
    <button type="button">Next</button>
  </p>
)

const choices = [
  { label: 'Status', options: ['Any status', 'Active', 'Inactive'] },
  { label: 'Sex', options: ['Any sex', 'Female', 'Male'] },
  { label: 'SATUSEHAT', options: ['SATUSEHAT: any', 'Ready for SATUSEHAT', 'Incomplete for SATUSEHAT'] },
  {
    label: 'Sort by',
    options: [
      'Name A–Z',
      'Name Z–A',
      'Newest first',
      'Oldest entry first',
      'No. RM, rising',
      'No. RM, falling',
      'Youngest first',
      'Eldest first',
    ],
  },
]
