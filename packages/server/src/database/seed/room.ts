import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'

type Room = Schema<'RoomInput'>

const room = (code: string, name: string, type: Room['type'], overrides: Partial<Room> = {}): Room => ({
  code,
  name,
  type,
  floor: '1',
  chair_brand: '',
  chair_serial: '',
  note: '',
  status: 'active',
  ...overrides,
})
const chair = (chair_brand: string, chair_serial: string, overrides: Partial<Room> = {}) => ({
  chair_brand,
  chair_serial,
  ...overrides,
})

const rooms: Record<string, readonly Room[]> = {
  'kenari-cikini': [
    room('T1', 'Melati', 'treatment', chair('Belmont Clesta eIII', 'BC3-10442')),
    room('T2', 'Anggrek', 'treatment', chair('Belmont Clesta eIII', 'BC3-10443')),
    room(
      'T3',
      'Kenanga (anak)',
      'treatment',
      chair('Gnatus G3', 'G3-2207', { note: 'Kursi kecil, dinding bergambar.' }),
    ),
    room('T4', 'Cempaka', 'treatment', chair('Kavo Primus 1058', 'KP-55810', { floor: '2' })),
    room(
      'T5',
      'Dahlia',
      'treatment',
      chair('Yoshida Exceed', 'YE-0931', { floor: '2', status: 'inactive', note: 'Menunggu kursi baru.' }),
    ),
    room('RAD', 'Radiologi', 'radiology', { floor: '2', note: 'Panoramik dan periapikal; izin BAPETEN di dinding.' }),
    room('STE', 'Sterilisasi', 'sterilisation'),
    room('KON', 'Konsultasi', 'consultation', { floor: '2' }),
    room('TGU', 'Ruang tunggu', 'waiting'),
    room('KSR', 'Kasir', 'cashier'),
    room('FAR', 'Farmasi', 'pharmacy'),
  ],
  'kenari-tebet': [
    room('T1', 'Mawar', 'treatment', chair('Osada Smily', 'OS-7718')),
    room('T2', 'Flamboyan', 'treatment', chair('Osada Smily', 'OS-7719')),
    room('STE', 'Sterilisasi', 'sterilisation'),
    room('TGU', 'Ruang tunggu', 'waiting'),
    room('KSR', 'Kasir dan farmasi', 'cashier'),
  ],
}

/** The rooms of a clinic; of its first one the chair was serviced and will be, the last treatment room is being repaired. */
export async function insertRooms(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { slug, today }: { slug: string; today: string },
) {
  const tenant = { company_id, clinic_id }
  const inserted = await tx
    .insertInto('room')
    .values(
      (rooms[slug] ?? []).map((each) => ({ ...each, ...tenant, created_at: opened(today), updated_at: opened(today) })),
    )
    .returning(['id', 'type', 'status'])
    .execute()
  const treatment = inserted.filter(({ type, status }) => type === 'treatment' && status === 'active')
  const [first, last] = [treatment[0]?.id ?? 0, treatment.at(-1)?.id ?? 0]
  const day = (days: number, hour: string) => `${addDays(today, days)}T${hour}:00+07:00`
  await tx
    .insertInto('room_maintenance')
    .values(
      [
        { room_id: first, starts_at: day(-180, '08:00'), ends_at: day(-180, '12:00'), reason: 'Servis tengah tahun' },
        { room_id: first, starts_at: day(9, '08:00'), ends_at: day(9, '12:00'), reason: 'Servis tahunan' },
        {
          room_id: last,
          starts_at: day(-1, '16:00'),
          ends_at: day(1, '12:00'),
          reason: 'Selang suction bocor, menunggu suku cadang',
        },
        {
          room_id: last,
          starts_at: day(-20, '13:00'),
          ends_at: day(-20, '17:00'),
          reason: 'Ganti lampu',
          cancelled_at: day(-21, '10:00'),
        },
      ].map((window) => ({ ...window, ...tenant })),
    )
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at: opened(today), ...manager }
  await appendGroup(
    tx,
    company_id,
    inserted.map(({ id }) => ({ ...event, action: 'create', object: 'room', object_id: id })),
  )
}

const opened = (today: string) => `${addDays(today, -230)}T09:00:00+07:00`
