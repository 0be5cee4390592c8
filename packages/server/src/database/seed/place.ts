import type { Random } from './random'

interface Place {
  /** The first six digits of an identity number issued here. */
  region: string
  city: string
  district: string
  villages: readonly [Village, ...Village[]]
}

type Village = readonly [village: string, postcode: string, area_code: string]

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
        ['Cikini', '10330', '3171061003'],
        ['Pegangsaan', '10320', '3171061002'],
        ['Menteng', '10310', '3171061001'],
        ['Gondangdia', '10350', '3171061004'],
      ],
    },
    {
      region: '317104',
      city: 'Jakarta Pusat',
      district: 'Senen',
      villages: [
        ['Kenari', '10430', '3171041002'],
        ['Paseban', '10440', '3171041003'],
        ['Kramat', '10450', '3171041004'],
      ],
    },
    {
      region: '317105',
      city: 'Jakarta Pusat',
      district: 'Cempaka Putih',
      villages: [
        ['Cempaka Putih Timur', '10510', '3171051001'],
        ['Rawasari', '10570', '3171051003'],
      ],
    },
    {
      region: '317107',
      city: 'Jakarta Pusat',
      district: 'Tanah Abang',
      villages: [
        ['Bendungan Hilir', '10210', '3171071002'],
        ['Karet Tengsin', '10220', '3171071003'],
      ],
    },
    {
      region: '317108',
      city: 'Jakarta Pusat',
      district: 'Johar Baru',
      villages: [
        ['Johar Baru', '10560', '3171081001'],
        ['Tanah Tinggi', '10540', '3171081004'],
      ],
    },
    {
      region: '317501',
      city: 'Jakarta Timur',
      district: 'Matraman',
      villages: [
        ['Kayu Manis', '13130', '3175011003'],
        ['Pisangan Baru', '13110', '3175011001'],
        ['Kebon Manggis', '13150', '3175011005'],
      ],
    },
  ],
  'Jakarta Selatan': [
    {
      region: '317401',
      city: 'Jakarta Selatan',
      district: 'Tebet',
      villages: [
        ['Tebet Timur', '12820', '3174011001'],
        ['Tebet Barat', '12810', '3174011002'],
        ['Manggarai', '12850', '3174011007'],
        ['Menteng Dalam', '12870', '3174011003'],
      ],
    },
    {
      region: '317402',
      city: 'Jakarta Selatan',
      district: 'Setiabudi',
      villages: [
        ['Karet Kuningan', '12940', '3174021003'],
        ['Menteng Atas', '12960', '3174021005'],
        ['Pasar Manggis', '12970', '3174021006'],
      ],
    },
    {
      region: '317408',
      city: 'Jakarta Selatan',
      district: 'Pancoran',
      villages: [
        ['Kalibata', '12740', '3174081002'],
        ['Duren Tiga', '12760', '3174081004'],
        ['Pengadegan', '12770', '3174081005'],
      ],
    },
    {
      region: '317403',
      city: 'Jakarta Selatan',
      district: 'Mampang Prapatan',
      villages: [
        ['Bangka', '12730', '3174031002'],
        ['Tegal Parang', '12790', '3174031004'],
      ],
    },
    {
      region: '317503',
      city: 'Jakarta Timur',
      district: 'Jatinegara',
      villages: [
        ['Kampung Melayu', '13320', '3175031001'],
        ['Bali Mester', '13310', '3175031003'],
        ['Cipinang Cempedak', '13340', '3175031005'],
      ],
    },
  ],
} as const satisfies Record<string, readonly [Place, ...Place[]]>

export type Neighbourhood = keyof typeof places

/** A home near a clinic, and the region of the identity numbers issued there. */
export function drawHome(random: Random, neighbourhood: Neighbourhood) {
  const { region, city, district, villages } = random.pick<Place>(places[neighbourhood])
  const [village, postcode, area_code] = random.pick<Village>(villages)
  const part = () => String(random.integer(1, 12)).padStart(3, '0')
  const street = `${random.pick(streets)} No. ${random.integer(1, 98)}, RT ${part()}/RW ${part()}`
  return { region, address: { street, province: 'DKI Jakarta', city, district, village, postcode, area_code } }
}

export const noAddress = { street: '', province: '', city: '', district: '', village: '', postcode: '', area_code: '' }
