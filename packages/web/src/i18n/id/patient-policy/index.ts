import type { NamespacePatientPolicyTranslation } from '../../i18n-types'

const id_patientPolicy = {
  title: 'Polis asuransi',
  about:
    'Tagihan kunjungan memakai polis yang berlaku hari itu; resepsionis dapat memilih polis lain atau tanpa polis.',
  none: 'Belum ada polis',
  noneText: 'Masukkan plan dan nomor pada kartu: tagihan lalu dibagi antara penjamin dan pasien.',
  add: 'Tambah polis',
  change: 'Ubah',
  changeOf: 'Ubah polis {plan}',
  plan: '{payor} · {plan}',
  number: 'No. {number}',
  holder: '{relation}: {name}',
  from: 'Mulai {from}',
  between: '{from} sampai {until}',
  fields: {
    insurance_id: 'Plan',
    member_number: 'Nomor peserta',
    relation: 'Pemegang polis',
    holder_name: 'Nama pemegang',
    valid_from: 'Berlaku mulai',
    valid_until: 'Berlaku sampai',
    eligibility_note: 'Kelayakan',
    status: 'Status',
  },
  help: {
    member_number: 'Seperti pada kartu: spasi dan tanda hubung tidak berpengaruh',
    valid_from: 'Hari pertama dalam plan: masa tunggu dihitung dari sini',
    valid_until: 'Hari terakhir; kosongkan bila tanpa batas',
    eligibility_note: 'Jawaban penjamin: siapa yang ditanya, kapan, dan berapa sisanya',
  },
  choosePlan: 'Pilih plan',
  problems: {
    planMissing: 'Pilih plan',
    holderMissing: 'Masukkan pemegang polis',
    holderNotHere: 'Pasien sendiri pemegangnya: kosongkan',
    memberNumberMissing: 'Masukkan nomor pada kartu',
    fromMissing: 'Masukkan hari pertama',
    endsBeforeBegin: 'Tidak boleh sebelum hari pertama',
  },
  form: {
    add: 'Polis baru {name}',
    change: 'Polis {plan}',
    save: 'Simpan polis',
    saved: 'Polis tersimpan',
  },
} satisfies NamespacePatientPolicyTranslation

export default id_patientPolicy
