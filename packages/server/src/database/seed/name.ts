import type { Schema } from '@clinic/api'
import type { Weighted } from './random'

type Names = readonly [string, ...string[]]

interface Background {
  ethnicity: string
  given: Record<Schema<'Sex'>, Names>
  /** The name after the given name: a family name or a second given name. */
  last: Record<Schema<'Sex'>, Names>
  /** How many have one name only. */
  single: number
  religion: readonly [Weighted<NonNullable<Schema<'Religion'>>>, ...Weighted<NonNullable<Schema<'Religion'>>>[]]
  birthplace: Names
}

const same = (names: Names) => ({ female: names, male: names })

/** The backgrounds of people in Jakarta, by how often one meets them. */
export const backgrounds: readonly [Weighted<Background>, ...Weighted<Background>[]] = [
  [
    34,
    {
      ethnicity: 'Jawa',
      given: {
        female: ['Sri', 'Dewi', 'Endang', 'Ratna', 'Retno', 'Wulan', 'Indah', 'Ayu', 'Puspita', 'Siti', 'Tri', 'Anisa'],
        male: ['Agus', 'Bambang', 'Budi', 'Dimas', 'Eko', 'Joko', 'Sigit', 'Wahyu', 'Rizky', 'Galih', 'Bayu', 'Yoga'],
      },
      last: {
        female: [
          'Lestari',
          'Rahayu',
          'Handayani',
          'Wulandari',
          'Kusumawati',
          'Astuti',
          'Utami',
          'Maharani',
          'Setyowati',
        ],
        male: ['Santoso', 'Wibowo', 'Prasetyo', 'Nugroho', 'Susanto', 'Hartono', 'Saputra', 'Widodo', 'Setiawan'],
      },
      single: 0.18,
      religion: [
        [85, 'islam'],
        [7, 'protestant'],
        [8, 'catholic'],
      ],
      birthplace: ['Jakarta', 'Surakarta', 'Yogyakarta', 'Semarang', 'Klaten', 'Kediri', 'Purwokerto'],
    },
  ],
  [
    20,
    {
      ethnicity: 'Sunda',
      given: {
        female: ['Euis', 'Neneng', 'Lilis', 'Rina', 'Teti', 'Imas', 'Nia', 'Yanti', 'Salma'],
        male: ['Asep', 'Cecep', 'Dadang', 'Deden', 'Iwan', 'Tatang', 'Yayan', 'Ridwan', 'Fajar'],
      },
      last: {
        female: ['Nurhayati', 'Komariah', 'Kartika', 'Sulastri', 'Herlina', 'Marliani', 'Rohaeti'],
        male: ['Hidayat', 'Sutisna', 'Suryana', 'Kurniawan', 'Permana', 'Ramdani', 'Mulyana'],
      },
      single: 0.08,
      religion: [
        [97, 'islam'],
        [3, 'catholic'],
      ],
      birthplace: ['Jakarta', 'Bandung', 'Garut', 'Sukabumi', 'Bogor', 'Tasikmalaya'],
    },
  ],
  [
    12,
    {
      ethnicity: 'Batak',
      given: {
        female: ['Tiurma', 'Rotua', 'Melva', 'Ester', 'Christina', 'Lamria', 'Debora', 'Yohana'],
        male: ['Togar', 'Binsar', 'Hotman', 'Jonathan', 'Daniel', 'Ruben', 'Saut', 'Parlindungan'],
      },
      last: same([
        'Siregar',
        'Simanjuntak',
        'Nainggolan',
        'Sitompul',
        'Hutapea',
        'Panjaitan',
        'Situmorang',
        'Sihombing',
      ]),
      single: 0,
      religion: [
        [78, 'protestant'],
        [14, 'catholic'],
        [8, 'islam'],
      ],
      birthplace: ['Medan', 'Pematangsiantar', 'Balige', 'Tarutung', 'Jakarta'],
    },
  ],
  [
    12,
    {
      ethnicity: 'Minangkabau',
      given: {
        female: ['Yulia', 'Fitri', 'Rahmi', 'Wirda', 'Silvia', 'Mutia', 'Desi', 'Elvira'],
        male: ['Fauzan', 'Rizal', 'Hendra', 'Zulkifli', 'Irfan', 'Syafril', 'Arief', 'Taufik'],
      },
      last: same(['Chaniago', 'Tanjung', 'Piliang', 'Koto', 'Sikumbang', 'Jambak', 'Guci']),
      single: 0.06,
      religion: [[1, 'islam']],
      birthplace: ['Padang', 'Bukittinggi', 'Payakumbuh', 'Pariaman', 'Jakarta'],
    },
  ],
  [
    13,
    {
      ethnicity: 'Tionghoa',
      given: {
        female: ['Felicia', 'Jessica', 'Meiliana', 'Vivian', 'Natalia', 'Liliana', 'Angeline', 'Mei Ling'],
        male: ['Kevin', 'Andrew', 'Steven', 'Johan', 'Wilson', 'Rudy', 'Edwin', 'Hendrawan'],
      },
      last: same(['Tanuwijaya', 'Halim', 'Wijaya', 'Salim', 'Tjandra', 'Sutanto', 'Oei', 'Lim', 'Kusnadi']),
      single: 0,
      religion: [
        [34, 'buddhist'],
        [30, 'protestant'],
        [26, 'catholic'],
        [10, 'confucian'],
      ],
      birthplace: ['Jakarta', 'Pontianak', 'Medan', 'Semarang', 'Bangka'],
    },
  ],
  [
    5,
    {
      ethnicity: 'Bali',
      given: {
        female: ['Ni Wayan', 'Ni Made', 'Ni Nyoman', 'Ni Ketut', 'Ni Putu', 'Ni Luh'],
        male: ['I Wayan', 'I Made', 'I Nyoman', 'I Ketut', 'I Putu', 'I Gede'],
      },
      last: {
        female: ['Ayu Suryani', 'Sri Astiti', 'Puspawati', 'Widiasih', 'Sukerti'],
        male: ['Suardana', 'Sudiarta', 'Artawan', 'Mahendra', 'Adnyana'],
      },
      single: 0,
      religion: [[1, 'hindu']],
      birthplace: ['Denpasar', 'Gianyar', 'Singaraja', 'Tabanan'],
    },
  ],
  [
    4,
    {
      ethnicity: 'Arab',
      given: {
        female: ['Fatimah', 'Zahra', 'Khadijah', 'Aisyah', 'Syarifah', 'Nabila'],
        male: ['Ahmad', 'Husein', 'Umar', 'Faisal', 'Hamid', 'Ali'],
      },
      last: same(['Alatas', 'Shihab', 'Assegaf', 'Al-Habsyi', 'Bawazier', 'Basalamah']),
      single: 0,
      religion: [[1, 'islam']],
      birthplace: ['Jakarta', 'Surabaya', 'Pekalongan', 'Palembang'],
    },
  ],
]
