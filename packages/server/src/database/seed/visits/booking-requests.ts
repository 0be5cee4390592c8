import { onlineTimes } from '@clinic/core/booking-request'
import { appendGroup } from '../../../audit/chain'
import { linkToken } from '../../../domain/account/link-token'
import { hashToken } from '../../../domain/account/open-session'
import { freeTimes } from '../../../domain/appointment/free-times'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoPatient } from '../patient'

interface Online {
  patients: readonly DemoPatient[]
  products: ReadonlyMap<string, number>
  now: Date
}

const hour = 3_600_000

/** Two requests that wait for the desk, of a patient and of somebody new, and one that was declined; none where nobody works in the next weeks. */
export async function insertBookingRequests(tx: Transaction, place: Place, { patients, products, now }: Online) {
  const { company_id, clinic_id, clerk } = place
  const earliest = new Date(now.getTime() + 24 * hour)
  const minutes = 30
  const free = await freeTimes(tx, place, {
    earliest,
    days: onlineTimes.daysAhead / 2,
    minutes,
    count: 60,
    online: true,
  })
  const [first, second, third] = [free[5], free[23], free[40]]
  const known = patients.find(({ person }) => person.identification === 'nik')?.person
  if (!first || !second || !third || !known) return

  const sent = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
  const asked = { language: 'id', state: 'requested', product_id: products.get('KNS-01') ?? 0 } as const
  const stranger = {
    first_name: 'Fransiska',
    last_name: 'Wijayanti',
    date_of_birth: '1997-08-04',
    phone: '+6281298761234',
  }
  const inserted = await tx
    .insertInto('booking_request')
    .values(
      [
        {
          ...asked,
          ...first,
          ...nameOf(known),
          code: 'ASK-KENAR2',
          note: 'Kontrol gigi yang ditambal bulan lalu',
          submitted_at: sent(3),
        },
        {
          ...asked,
          ...second,
          ...stranger,
          code: 'ASK-KENAR3',
          note: 'Gigi geraham kiri bawah ngilu saat minum dingin',
          submitted_at: sent(14),
        },
        {
          ...asked,
          ...third,
          ...stranger,
          code: 'ASK-KENAR4',
          note: '',
          state: 'declined' as const,
          reason: 'Dokter sedang cuti pada hari itu. Silakan pilih hari lain.',
          submitted_at: sent(40),
          decided_at: sent(30),
          decided_by: clerk.user_name,
          version: 2,
        },
      ].map(({ doctor_name: _, room_id: _room, room_name: _name, ...request }) => ({
        ...request,
        company_id,
        clinic_id,
        token_hash: hashToken(linkToken()),
      })),
    )
    .returning(['id', 'submitted_at', 'decided_at', 'reason'])
    .execute()
  const nothing = { query: null, before: null, after: null }
  const visitor = { user_id: null, user_name: '', role: 'visitor', ip: '', reason: null } as const
  const events = inserted.flatMap(({ id, submitted_at, decided_at, reason }) => {
    const about = { ...nothing, clinic_id, object: 'booking_request', object_id: id }
    const submission = { ...about, ...visitor, action: 'submit', at: submitted_at }
    return decided_at === null
      ? [submission]
      : [submission, { ...about, ...clerk, action: 'decline', at: decided_at, reason }]
  })
  await appendGroup(tx, company_id, events)
}

const nameOf = ({ first_name, last_name, date_of_birth, phone }: DemoPatient['person']) => ({
  first_name,
  last_name,
  date_of_birth,
  phone,
})
