import type { NamespaceApprovalTranslation } from '../../i18n-types'

const id_approval = {
  list: {
    title: 'Persetujuan',
    search: 'Cari persetujuan',
    searchIn: 'Nama atau No. RM',
    sort: 'Urutkan',
    create: 'Ke daftar tagihan',
    nothing: 'Belum ada persetujuan',
    nothingText: 'Petugas memintanya pada draf yang diskonnya melebihi batas klinik.',
    noMatch: 'Tidak ada persetujuan yang cocok',
    noMatchText: 'Periksa ejaannya, atau hapus pencarian dan filter.',
    clear: 'Hapus pencarian dan filter',
  },
  anyState: 'Semua status',
  sorts: { newest: 'Terbaru', oldest: 'Terlama', discount: 'Diskon terbesar' },
  fields: {
    patient: 'Pasien',
    state: 'Status',
    discount: 'Diskon',
    reason: 'Alasan',
    requested_at: 'Diminta',
    decided_at: 'Dijawab',
  },
  part: '{percent} % dari {gross}',
  notice: {
    amount: 'potongan {discount} ({percent} % dari {gross})',
    requested: '{name} meminta {amount}',
    waiting: 'Anda meminta {amount} kepada manajer',
    granted: '{name} menyetujui {amount}',
    refused: '{name} menolak {amount}',
    because: 'Alasan: {reason}',
    allowed: 'Tagihan dapat diterbitkan selama potongannya tidak lebih besar, dalam rupiah maupun persen.',
  },
  request: {
    title: 'Minta persetujuan manajer atas diskon ini?',
    text: 'Semua diskon bersama-sama: {amount}. Draf sudah disimpan; lanjutkan setelah manajer menjawab.',
    help: 'Misalnya keluarga dokter klinik',
    required: 'Tulis alasannya',
    save: 'Minta persetujuan',
    saved: 'Permintaan sudah dikirim ke manajer.',
  },
  grant: { open: 'Setujui', saved: 'Diskon disetujui.' },
  refuse: {
    open: 'Tolak',
    title: 'Tolak diskon ini?',
    text: 'Petugas membaca alasannya, dan dapat meminta diskon lain.',
    help: 'Misalnya paling banyak 15 %',
    required: 'Tulis alasannya',
    save: 'Tolak',
    saved: 'Diskon ditolak.',
  },
  withdraw: { open: 'Tarik permintaan', saved: 'Permintaan ditarik.' },
} satisfies NamespaceApprovalTranslation

export default id_approval
