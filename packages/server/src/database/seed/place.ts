import type { Random } from './random'

interface Place {
  /** The first six digits of an identity number issued here. */
  region: string
  city: string
  district: string
  villages: readonly [Village, ...Village[]]
}

type Village = readonly [village: string, postcode: string]

const streets = [
  'Jl. Kenanga',
  'Jl. Melati',
  'Jl. Cempaka',
  'Jl. Anggrek',
  'Jl. Flamboyan',
  'Jl. Rambutan',
  'Jl. Delima',
  'Jl. Sawo',
  'Jl. Kamboja',
  'Jl. Teratai',
  'Jl. Haji Saidi',
  'Gg. Mawar',
  'Gg. Swadaya',
  'Gg. Masjid',
  'Gg. Haji Amsir',
] as const

const places = {
  'Jakarta Pusat': [
    {
      region: '317106',
      city: 'Jakarta Pusat',
      district: 'Menteng',
      villages: [
        ['Cikini', '10330'],
        ['Pegangsaan', '10320'],
        ['Menteng', '10310'],
        ['Gondangdia', '10350'],
      ],
    },
    {
      region: '317104',
      city: 'Jakarta Pusat',
      district: 'Senen',
      villages: [
        ['Kenari', '10430'],
        ['Paseban', '10440'],
        ['Kramat', '10450'],
      ],
    },
    {
      region: '317105',
      city: 'Jakarta Pusat',
      district: 'Cempaka Putih',
      villages: [
        ['Cempaka Putih Timur', '10510'],
        ['Rawasari', '10570'],
      ],
    },
    {
      region: '317107',
      city: 'Jakarta Pusat',
      district: 'Tanah Abang',
      villages: [
        ['Bendungan Hilir', '10210'],
        ['Karet Tengsin', '10220'],
      ],
    },
    {
      region: '317108',
      city: 'Jakarta Pusat',
      district: 'Johar Baru',
      villages: [
        ['Johar Baru', '10560'],
        ['Tanah Tinggi', '10540'],
      ],
    },
    {
      region: '317501',
      city: 'Jakarta Timur',
      district: 'Matraman',
      villages: [
        ['Kayu Manis', '13130'],
        ['Pisangan Baru', '13110'],
        ['Kebon Manggis', '13150'],
      ],
    },
  ],
  'Jakarta Selatan': [
    {
      region: '317401',
      city: 'Jakarta Selatan',
      district: 'Tebet',
      villages: [
        ['Tebet Timur', '12820'],
        ['Tebet Barat', '12810'],
        ['Manggarai', '12850'],
        ['Menteng Dalam', '12870'],
      ],
    },
    {
      region: '317402',
      city: 'Jakarta Selatan',
      district: 'Setiabudi',
      villages: [
        ['Karet Kuningan', '12940'],
        ['Menteng Atas', '12960'],
        ['Pasar Manggis', '12970'],
      ],
    },
    {
      region: '317408',
      city: 'Jakarta Selatan',
      district: 'Pancoran',
      villages: [
        ['Kalibata', '12740'],
        ['Duren Tiga', '12760'],
        ['Pengadegan', '12770'],
      ],
    },
    {
      region: '317403',
      city: 'Jakarta Selatan',
      district: 'Mampang Prapatan',
      villages: [
        ['Bangka', '12730'],
        ['Tegal Parang', '12790'],
      ],
    },
    {
      region: '317503',
      city: 'Jakarta Timur',
      district: 'Jatinegara',
      villages: [
        ['Kampung Melayu', '13320'],
        ['Bali Mester', '13310'],
        ['Cipinang Cempedak', '13340'],
      ],
    },
  ],
} as const satisfies Record<string, readonly [Place, ...Place[]]>

export type Neighbourhood = keyof typeof places

/** A home near a clinic, and the region of the identity numbers issued there. */
export function drawHome(random: Random, neighbourhood: Neighbourhood) {
  const { region, city, district, villages } = random.pick<Place>(places[neighbourhood])
  const [village, postcode] = random.pick<Village>(villages)
  const part = () => String(random.integer(1, 12)).padStart(3, '0')
  const street = `${random.pick(streets)} No. ${random.integer(1, 98)}, RT ${part()}/RW ${part()}`
  return { region, address: { street, province: 'DKI Jakarta', city, district, village, postcode } }
}

export const noAddress = { street: '', province: '', city: '', district: '', village: '', postcode: '' }
